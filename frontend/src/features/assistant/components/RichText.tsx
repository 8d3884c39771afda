import { useTranslation } from 'react-i18next';
import { RichText as Rich } from '@/components/answer/RichText';
import type { Source } from '../model/types';

interface Props {
  text: string;
  sources: readonly Source[];
  onSource: (number: number) => void;
}

/** An answer's text, its marks leading to the panel of sources. */
export function RichText({ text, sources, onSource }: Props) {
  const { t } = useTranslation('answer');
  return (
    <Rich
      text={text}
      sources={sources.length}
      markLabel={(number) => t('sources.mark', { number, label: sources[number - 1]?.label ?? '' })}
      onSource={onSource}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { usePreview } from '../hooks/usePreview';
import type { DocumentLanguage, Template } from '../model/types';
import { DocumentText } from './DocumentText';
import { MissingMentions } from './MissingMentions';

interface Props {
  template: Template;
  parameters: Record<string, string>;
  language: DocumentLanguage;
}

/** The document as it would be now, and what it still lacks. */
export function PreviewPane({ template, parameters, language }: Props) {
  const { t } = useTranslation('documents');
  const { data, error, isValidating, mutate } = usePreview(template.id, parameters, language);
  return (
    <>
      {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {data && <MissingMentions missing={data.missingMentions} mentions={template.mentions} />}
      <p className="doc-preview-state" aria-hidden="true">
        {isValidating && data ? t('preview.updating') : ' '}
      </p>
      {data ? (
        <DocumentText html={data.generatedContent.content} language={language} />
      ) : (
        !error && (
          <div className="doc-sheet" aria-hidden="true">
            <TextSkeleton lines={12} />
          </div>
        )
      )}
    </>
  );
}

import { useId } from 'react';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { FirstHelp } from '@/types/answer';
import { useAnswerTexts } from './answerLanguage';
import './answer.css';

interface Props {
  help: FirstHelp;
  /** Leaving would lose the conversation: the page for emergencies opens beside it. */
  keepsPage: boolean;
}

/** For somebody in danger, before all else: calm words, what to do in the next hour, where there is help. */
export function FirstHelpNote({ help, keepsPage }: Props) {
  const { t } = useAnswerTexts();
  const id = useId();
  return (
    <section className="ans-help" aria-label={t('danger.label')}>
      <p className="ans-help-say">{help.say}</p>
      <p className="ans-help-title" id={id}>
        {t('danger.now')}
      </p>
      <ol aria-labelledby={id}>
        {help.now.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link
        to={paths.emergency.href()}
        className="button button-primary"
        target={keepsPage ? '_blank' : undefined}
        rel={keepsPage ? 'noopener' : undefined}
      >
        {t('danger.help')}
        {keepsPage && <span className="visually-hidden"> {t('danger.newTab')}</span>}
      </Link>
      {help.then !== '' && <p className="ans-help-then">{help.then}</p>}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { formatDate, formatNumber } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi } from '@/lib/swr/useApi';
import type { Figures, Quality, QualitySet } from '@/types/quality';
import './quality.css';
import { share, shareText, summed } from './model';

const MEASURES = ['third', 'answered', 'refused'] as const;
type Measure = (typeof MEASURES)[number];

const PARTS: Record<Measure, (figures: Figures) => [part: number, of: number]> = {
  third: ({ third, inside }) => [third, inside],
  answered: ({ answered, inside }) => [answered, inside],
  refused: ({ refused, outside }) => [refused, outside],
};

/** One figure, large, with what it counts and the floor it is held to. */
function Headline({ measure, figures, floor }: { measure: Measure; figures: Figures; floor: number }) {
  const { t, i18n } = useTranslation('quality');
  const [part, of] = PARTS[measure](figures);
  return (
    <div className="qu-figure">
      <dt>{t(`measures.${measure}.name`)}</dt>
      <dd>
        <strong>{shareText(part, of, i18n.language)}</strong>
        <span className="qu-bar" aria-hidden="true">
          <span style={{ width: `${share(part, of) * 100}%` }} />
        </span>
        <span>
          {t(`measures.${measure}.text`, {
            part: formatNumber(part, i18n.language),
            of: formatNumber(of, i18n.language),
          })}
        </span>
        <span className="muted">{t('floor', { floor: shareText(floor, 1, i18n.language) })}</span>
      </dd>
    </div>
  );
}

/** A measure of all questions and of each language. */
function Row({ measure, columns }: { measure: Measure; columns: readonly Column[] }) {
  const { t, i18n } = useTranslation('quality');
  return (
    <tr>
      <th scope="row">{t(`table.${measure}`)}</th>
      {columns.map(({ name, figures }) => {
        const [part, of] = PARTS[measure](figures);
        return <td key={name}>{of === 0 ? '–' : shareText(part, of, i18n.language, 1)}</td>;
      })}
    </tr>
  );
}

interface Column {
  name: string;
  figures: Figures;
}

/** Measures below each other and languages side by side: that fits a small phone. */
function SetTable({ set }: { set: QualitySet }) {
  const { t, i18n } = useTranslation('quality');
  // The reader's own language first.
  const languages = Object.entries(set.byLanguage).toSorted(
    ([one], [other]) => Number(other === i18n.language) - Number(one === i18n.language),
  );
  const columns: Column[] = [
    { name: t('table.all'), figures: set.all },
    ...languages.map(([language, figures]) => ({
      name: t(`languages.${language === 'en' ? 'en' : 'fr'}`),
      figures,
    })),
  ];
  return (
    <section className="qu-set">
      <h3>{t(`sets.${set.name}.title`)}</h3>
      <p className="muted">{t(`sets.${set.name}.text`)}</p>
      {/* It scrolls by itself where letters are large: the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="qu-scroll" role="region" aria-label={t(`sets.${set.name}.title`)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('table.questions')}</th>
              {columns.map(({ name, figures }) => (
                <td key={name}>{formatNumber(figures.questions, i18n.language)}</td>
              ))}
            </tr>
            {MEASURES.map((measure) => (
              <Row key={measure} measure={measure} columns={columns} />
            ))}
            {set.answers.asked > 0 && (
              <tr>
                <th scope="row">{t('table.direct')}</th>
                <td>{shareText(set.answers.direct, set.answers.asked, i18n.language, 1)}</td>
                {columns.slice(1).map(({ name }) => (
                  <td key={name}>–</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Of all sets: whether the answers cite anything that no text known here bears out. */
function Citations({ sets }: { sets: readonly QualitySet[] }) {
  const { t, i18n } = useTranslation('quality');
  const count = sets.reduce((total, set) => total + set.citations, 0);
  const wrong = sets.reduce((total, set) => total + set.falseCitations, 0);
  return (
    <p>
      {t('citations.checked', { count, shown: formatNumber(count, i18n.language) })}{' '}
      <strong>{t('citations.false', { shown: formatNumber(wrong, i18n.language) })}</strong>
    </p>
  );
}

/** What a person reads first: the answer, what to do in danger, the subject kept. */
function Said({ quality }: { quality: Quality }) {
  const { t, i18n } = useTranslation('quality');
  const { danger, followUps, refusals } = quality;
  const next = quality.conversations.heldBack;
  const strangers = quality.openings.heldBack;
  const sum = (of: (set: QualitySet) => number) => quality.sets.reduce((total, set) => total + of(set), 0);
  const shown = (count: number) => formatNumber(count, i18n.language);
  const direct = {
    part: shown(sum(({ answers }) => answers.direct)),
    of: shown(sum(({ answers }) => answers.asked)),
    opposite: shown(sum(({ answers }) => answers.opposite)),
  };
  const conversations = {
    of: shown(next.covered + next.uncovered),
    right: shown(next.right + next.refused + next.helped),
    near: shown(next.helpful + next.near),
    wrong: shown(next.withheld + next.wrong + next.alarmed),
  };
  const openings = {
    of: shown(strangers.covered + strangers.uncovered),
    right: shown(strangers.right + strangers.refused + strangers.helped),
    near: shown(strangers.helpful + strangers.near),
    withheld: shown(strangers.withheld),
    wrong: shown(strangers.wrong + strangers.alarmed),
  };
  return (
    <section>
      <h2>{t('said.title')}</h2>
      <ul className="qu-means">
        <li>{t('said.openings', openings)}</li>
        <li>{t('said.direct', direct)}</li>
        <li>
          {t('said.danger', {
            part: shown(danger.recognised),
            of: shown(danger.dangers),
            alarms: shown(danger.falseAlarms),
            others: shown(danger.others),
            law: shown(danger.fittingLaw),
          })}
        </li>
        <li>{t('said.followUps', { part: shown(followUps.onSubject), of: shown(followUps.leaning) })}</li>
        <li>{t('said.conversations', conversations)}</li>
        <li>
          {t('said.refusals', {
            right: shown(refusals.rightReason),
            of: shown(refusals.refused),
            wronged: shown(refusals.falseCrimes),
            lawful: shown(refusals.lawful),
          })}
        </li>
      </ul>
    </section>
  );
}

/** How well the assistant answers questions that it has never seen, as it was measured. */
export function QualityScreen() {
  const { t, i18n } = useTranslation('quality');
  const { data, error, mutate } = useApi<Quality>('/api/quality');
  usePageTitle(t('title'));
  if (error) {
    return (
      <div className="page">
        <h1>{t('title')}</h1>
        <ApiErrorAlert error={error} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (!data) return <PageSkeleton cards={2} />;
  const judged = data.sets.filter(({ isJudged }) => isJudged);
  const others = data.sets.filter(({ isJudged }) => !isJudged);
  const all = summed(judged.map((set) => set.all));
  const floors: Record<Measure, number> = {
    third: data.floorHitAt3,
    answered: data.floorDecided,
    refused: data.floorDecided,
  };
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      <p>{t('intro', { count: all.questions, shown: formatNumber(all.questions, i18n.language) })}</p>
      <p className="muted">
        {t('measured', {
          date: formatDate(data.measuredOn, i18n.language),
          notes: formatNumber(data.notes, i18n.language),
        })}
      </p>
      <dl className="qu-figures">
        {MEASURES.map((measure) => (
          <Headline key={measure} measure={measure} figures={all} floor={floors[measure]} />
        ))}
      </dl>
      <Citations sets={data.sets} />
      <Said quality={data} />
      <section>
        <h2>{t('means.title')}</h2>
        <ul className="qu-means">
          <li>{t('means.found')}</li>
          <li>{t('means.refused')}</li>
          <li>{t('means.cited')}</li>
          <li>{t('means.lawyer')}</li>
          <li>{t('means.edited')}</li>
          <li>{t('means.held')}</li>
        </ul>
      </section>
      <section>
        <h2>{t('judged')}</h2>
        {judged.map((set) => (
          <SetTable key={set.name} set={set} />
        ))}
      </section>
      <section>
        <h2>{t('others')}</h2>
        <p className="muted">{t('othersText')}</p>
        {others.map((set) => (
          <SetTable key={set.name} set={set} />
        ))}
      </section>
    </div>
  );
}

import { useLocation, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ArticlePage } from './ArticlePage';
import { DecisionPage } from './DecisionPage';
import { DecisionSearch } from './DecisionSearch';
import { LawPage } from './LawPage';
import { LawSearch } from './LawSearch';
import './library.css';

/** `/jurisprudence/:decisionId?` and `/loi/:lawKey?/:articleNumber?`. */
export function LibraryScreen() {
  const { pathname } = useLocation();
  const { decisionId, lawKey, articleNumber } = useParams();
  if (!pathname.startsWith(paths.laws.href())) {
    return decisionId === undefined ? <DecisionSearch /> : <DecisionPage key={decisionId} id={decisionId} />;
  }
  if (lawKey === undefined) return <LawSearch />;
  if (articleNumber === undefined) return <LawPage key={lawKey} lawKey={lawKey} />;
  return <ArticlePage key={`${lawKey}/${articleNumber}`} lawKey={lawKey} number={articleNumber} />;
}

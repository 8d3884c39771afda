import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from '@/components/feedback/Skeletons';

type Failure = 'none' | 'chunk' | 'other';

function isChunkError(error: unknown): boolean {
  return error instanceof Error && /loading (css )?chunk/i.test(error.message);
}

class Catch extends Component<
  { children: ReactNode; render: (failure: Failure) => ReactNode },
  { failure: Failure }
> {
  override state = { failure: 'none' as Failure };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: isChunkError(error) ? 'chunk' : 'other' };
  }

  override render() {
    return this.state.failure === 'none' ? this.props.children : this.props.render(this.state.failure);
  }
}

const reload = () => window.location.reload();

function RouteFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation();
  const kind = failure === 'chunk' ? (navigator.onLine ? 'chunk' : 'offline') : 'broken';
  return (
    <div className="page page-narrow" role="alert">
      <h1 tabIndex={-1}>{t(`boundary.${kind}.title`)}</h1>
      <p>{t(`boundary.${kind}.text`)}</p>
      <button
        type="button"
        className="button button-primary"
        onClick={() =>
          // Of the worker's own chunk: it was stored with the worker.
          void import(/* webpackChunkName: "pwa" */ '@/lib/pwa/newVersion').then(
            (pwa) => pwa.reloadWithNewest(),
            reload,
          )
        }
      >
        {t('actions.reload')}
      </button>
    </div>
  );
}

/** Around each page: its skeleton while the code comes, a way out when it does not come or fails. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Catch key={pathname} render={(failure) => <RouteFailure failure={failure} />}>
      <Suspense
        fallback={
          <div className="page">
            <PageSkeleton />
          </div>
        }
      >
        {children}
      </Suspense>
    </Catch>
  );
}

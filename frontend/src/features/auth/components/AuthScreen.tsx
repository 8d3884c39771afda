import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Link } from '@/components/nav/Link';
import { TabList } from '@/components/nav/TabList';
import { paths, type AuthTab } from '@/config/paths';
import { safeNext } from '@/config/safeNext';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useSession } from '@/lib/session/useSession';
import { isSelectableRole } from '@/types/role';
import { AuthPanel } from './AuthPanel';
import { LoginForm } from './LoginForm';
import { MailLink } from './MailLink';
import { RegisterForm } from './RegisterForm';
import './auth.css';

const tabs = ['connexion', 'inscription'] as const;
const titles = { connexion: 'login.title', inscription: 'register.title' } as const;

/** Sign in or sign up; who is signed in goes on to where they were going. */
export function AuthScreen() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const current: AuthTab = query.get('tab') === 'inscription' ? 'inscription' : 'connexion';
  const next = safeNext(query.get('next')) ?? paths.dashboard.href();
  const role = query.get('role');
  usePageTitle(t(titles[current]));

  const show = (tab: AuthTab) => {
    const changed = new URLSearchParams(query);
    changed.set('tab', tab);
    setQuery(changed, { replace: true });
  };

  // The other form is shown from a link below this one: the focus goes with it.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (!document.activeElement?.closest('[role="tablist"]')) panel.current?.focus();
  }, [current]);

  if (session.state === 'signedIn') return <Navigate to={next} replace />;
  return (
    <div className="page auth">
      <div className="auth-main">
        <h1>{t(titles[current])}</h1>
        <p className="muted">{t(current === 'connexion' ? 'login.intro' : 'register.intro')}</p>
        <TabList
          name="auth"
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(titles[value]) }))}
          current={current}
          onChange={show}
          fill
        />
        <div
          ref={panel}
          role="tabpanel"
          id={`auth-panel-${current}`}
          aria-labelledby={`auth-tab-${current}`}
          tabIndex={-1}
          className="auth-panel"
        >
          {current === 'connexion' ? (
            <LoginForm onSwitch={() => show('inscription')} />
          ) : (
            <RegisterForm
              role={isSelectableRole(role) ? role : 'client'}
              onSwitch={() => show('connexion')}
            />
          )}
        </div>
        <MailLink />
        <div className="auth-other">
          <p>{t('anonymous.text')}</p>
          <Link to={paths.anonymous.href()} className="button button-outlined">
            {t('anonymous.go')}
          </Link>
        </div>
      </div>
      <AuthPanel />
    </div>
  );
}

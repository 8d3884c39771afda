import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { Mark } from '@/components/Mark';
import { InstallButton } from '@/components/nav/InstallButton';
import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import { useApi } from '@/lib/swr/useApi';
import type { SiteInfo } from '@/types/api';

const services = ['consultation', 'documents', 'marketplace', 'cases'] as const;

function Contact({ label, email }: { label: string; email: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {email === undefined ? (
          <span className="skeleton footer-email" aria-hidden="true" />
        ) : (
          <a href={`mailto:${email}`}>{email}</a>
        )}
      </dd>
    </div>
  );
}

/** Name, address and registrations of who runs the site: law n° 2010/021, art. 30(1). */
function Operator({ site }: { site: SiteInfo | undefined }) {
  const { t } = useTranslation();
  return (
    <p className="footer-operator">
      <span>{t('footer.operator')}</span>{' '}
      {site ? (
        <>
          <strong>{site.operatorName}</strong>, {site.operatorAddress} · {t('footer.rccm')}{' '}
          {site.operatorRccm} · {t('footer.niu')} {site.operatorNiu}
        </>
      ) : (
        <span className="skeleton footer-email" aria-hidden="true" />
      )}
    </p>
  );
}

/** Services, terms and privacy, the two contacts, who runs the site, the version note (product.md §2). */
export function Footer() {
  const { t } = useTranslation();
  const { data } = useApi<SiteInfo>('/api/site-info');
  return (
    <footer className="footer">
      <div className="footer-columns">
        <div>
          <p className="brand">
            <Mark />
            <span>{PRODUCT_NAME}</span>
          </p>
          <p>{t('footer.line')}</p>
          <InstallButton />
        </div>
        <div>
          <h2>{t('footer.services')}</h2>
          <ul>
            {services.map((service) => (
              <li key={service}>{t(`footer.service.${service}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('footer.understand')}</h2>
          <ul>
            <li>
              <Link to={paths.blog.href()}>{t('footer.tips')}</Link>
            </li>
            <li>
              <Link to={paths.emergency.href()}>{t('footer.emergency')}</Link>
            </li>
            <li>
              <Link to={paths.handbook.href()}>{t('footer.handbook')}</Link>
            </li>
            <li>
              <Link to={paths.terms.href()}>{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to={paths.privacy.href()}>{t('footer.privacy')}</Link>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t('footer.contacts')}</h2>
          <dl>
            <Contact label={t('footer.legalContact')} email={data?.legalEmail} />
            <Contact label={t('footer.supportContact')} email={data?.supportEmail} />
          </dl>
        </div>
      </div>
      <Operator site={data} />
      <p className="footer-note">
        <span>{t('footer.copyright', { product: PRODUCT_NAME })}</span>
        <span>{t('footer.version')}</span>
      </p>
    </footer>
  );
}

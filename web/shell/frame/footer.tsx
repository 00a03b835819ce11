import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import { mobileBase, useShell } from '#web/lib/page/shell.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { Brand } from './brand.tsx';
import classes from './footer.module.css';

/** Switches between the desktop and the mobile site with a full load: their basenames differ. */
function SiteSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const shell = useShell();
  const { pathname, search } = useLocation();
  const isShared = useSameForAllIds();
  // Cached pages are shared by all queries, some by all ids, so the server leaves those out.
  const hydrated = useHydrated();
  const query = new URLSearchParams(hydrated ? search : '');
  query.delete('site');

  const other = shell === 'mobile' ? 'desktop' : 'mobile';
  query.set('site', other);
  const base = other === 'mobile' ? mobileBase : '';
  return (
    <a className={className} href={`${base}${hydrated || !isShared ? pathname : '/'}?${query}`}>
      {t(other === 'mobile' ? 'shell.mobileSite' : 'shell.desktopSite')}
    </a>
  );
}

const MessagingCode = lazy(() => import('./messaging-code.tsx'));

function Outside({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  const { t } = useTranslation();
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <Icon name={icon} />
        <span>
          {label}
          <span className="sr-only"> {t('common.opensInNewTab')}</span>
        </span>
      </a>
    </li>
  );
}

function FollowUs() {
  const { t } = useTranslation();
  const { videoChannelUrl, healthDepartmentUrl, messagingAccount } = useSite();
  const [showing, setShowing] = useState(false);
  return (
    <section>
      <h2>{t('shell.followUs')}</h2>
      <ul>
        {videoChannelUrl && (
          <Outside href={videoChannelUrl} icon="play-circle" label={t('shell.videoChannel')} />
        )}
        {messagingAccount.qrImage && (
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setShowing(true)}>
              <Icon name="wechat-logo" />
              <span>{t('shell.messagingAccount')}</span>
            </button>
          </li>
        )}
        {healthDepartmentUrl && (
          <Outside
            href={healthDepartmentUrl}
            icon="seal-check"
            label={t('shell.healthDepartment')}
          />
        )}
      </ul>
      {showing && (
        <Suspense fallback={null}>
          <MessagingCode account={messagingAccount} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function ContactUs() {
  const { t } = useTranslation();
  const { phone, fax, email } = useSite();
  return (
    <section>
      <h2>{t('shell.contactUs')}</h2>
      <ul>
        {phone && (
          <li>
            <a href={telLink(phone)}>
              <Icon name="phone" />
              <span>{phone}</span>
            </a>
          </li>
        )}
        {fax && (
          <li>
            <span className={classes.plain}>
              <Icon name="printer" />
              <span>
                {t('shell.fax')} {fax}
              </span>
            </span>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="envelope-simple" />
              <span>{email}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const { tagline, companyName, copyrightYear } = useSite();
  return (
    <footer className={classes.footer}>
      <div className={`wrap ${classes.grid}`}>
        <div className={classes.about}>
          {tagline && <p className={classes.tagline}>{tagline}</p>}
          <Brand variant="footer" />
        </div>
        <ContactUs />
        <section>
          <h2>{t('shell.quickLinks')}</h2>
          <ul>
            <li>
              <Link to="/about/faq">{t('shell.faq')}</Link>
            </li>
            <li>
              <Link to="/community/activity/list">{t('shell.activities')}</Link>
            </li>
            <li>
              <Link to="/about/team">{t('shell.team')}</Link>
            </li>
          </ul>
        </section>
        <FollowUs />
      </div>
      <div className={`wrap ${classes.end}`}>
        <p>
          @{copyrightYear} {companyName}
        </p>
        <Link to="/about/privacy">{t('shell.privacy')}</Link>
        <Link to="/about/TermsOfServices">{t('shell.terms')}</Link>
        <Link to="/verify">{t('shell.verify')}</Link>
        <Link to="/scams">{t('shell.scams')}</Link>
        <SiteSwitch className={classes.switch} />
      </div>
    </footer>
  );
}

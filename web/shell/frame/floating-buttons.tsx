import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { wantsStill } from '#web/ui/layout/scroll-to.ts';
import classes from './floating-buttons.module.css';
import { skipLinkId } from './skip-link.tsx';

/** Scrolled less than this counts as the top. */
const scrolledFrom = 80;

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const useScrolledDown = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > scrolledFrom,
    () => false,
  );

const toTop = () => {
  // The button disappears at the top, so move the focus to the start of the page first.
  document.getElementById(skipLinkId)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: wantsStill() ? 'auto' : 'smooth' });
};

/** Spec §2 "Floating buttons": phone with its number as tooltip, services, and back to the top once scrolled down. */
export function FloatingButtons() {
  const { t } = useTranslation();
  const { phone } = useSite();
  const scrolledDown = useScrolledDown();
  // Esc dismisses a tooltip without moving pointer or focus (WCAG 1.4.13).
  const [quiet, setQuiet] = useState(false);
  return (
    <aside
      className={cx(classes.buttons, quiet && classes.quiet)}
      aria-label={t('shell.quickHelp')}
      onKeyDown={(event) => event.key === 'Escape' && setQuiet(true)}
      onPointerLeave={() => setQuiet(false)}
      onBlur={() => setQuiet(false)}
    >
      {phone && (
        <a className={classes.phone} href={telLink(phone)}>
          <Icon name="phone-call" />
          <span className={classes.tip}>{t('shell.callPhone', { phone })}</span>
        </a>
      )}
      <Link to="/services">
        <Icon name="hand-heart" />
        <span className={classes.tip}>{t('shell.toServices')}</span>
      </Link>
      {scrolledDown && (
        <button type="button" onClick={toTop}>
          <Icon name="caret-up" />
          <span className={classes.tip}>{t('shell.toTop')}</span>
        </button>
      )}
    </aside>
  );
}

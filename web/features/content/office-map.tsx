import type { CompanyAddress } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink } from '#web/lib/page/site.ts';
import { CopyButton } from '#web/ui/feedback/copy-button.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './office-map.module.css';
import { useMapState } from './use-map-state.ts';

/**
 * The map of one office. A drawn map lies in its place until the real one has come, and stays if it cannot come;
 * what one needs to get there stands below and needs neither.
 */
export function OfficeMap({ office }: { office: CompanyAddress }) {
  const { t } = useTranslation();
  const { placeRef, isNear, state, onLoad } = useMapState(office.addressUrl);
  return (
    <div className={classes.map}>
      <div ref={placeRef} className={classes.frame}>
        <Picture src="/media/map-placeholder.svg" alt="" width={760} height={440} cover />
        {isNear && (
          <iframe
            key={office.addressUrl}
            className={cx(classes.real, state === 'shown' && classes.shown)}
            src={office.addressUrl}
            title={t('home.map', { name: office.companyName })}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
          />
        )}
        <p className={classes.failed} role="status">
          {state === 'failed' && t('home.mapFailed')}
        </p>
      </div>
      <div className={classes.bar}>
        <p className={classes.address}>
          <b>{office.companyName}</b>
          {office.detailedAddress}
          <span className={`keep ${classes.hours}`}>{office.hours}</span>
        </p>
        <LinkButton
          to={office.mapLink}
          target="_blank"
          rel="noopener"
          icon="navigation-arrow"
          className={classes.action}
        >
          {t('home.openInMaps')}
          <span className="sr-only"> {t('common.opensInNewTab')}</span>
        </LinkButton>
        <LinkButton
          to={telLink(office.phone)}
          variant="line"
          icon="phone"
          className={classes.action}
        >
          {t('home.callOffice')}
        </LinkButton>
        <CopyButton text={office.detailedAddress} className={classes.action}>
          {t('home.copyAddress')}
        </CopyButton>
      </div>
    </div>
  );
}

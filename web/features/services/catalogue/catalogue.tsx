import { useTranslation } from 'react-i18next';
import type { ServiceInfo } from '#contract/services/services.ts';
import { bookingItemPath, serviceItemPath } from '#web/features/services/visit/visit-paths.ts';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import classes from './catalogue.module.css';
import layout from './layout.module.css';
import { MethodBadges } from './method-badges.tsx';
import { iconOf, toneOf } from './service-look.ts';
import { useServices } from './use-services.ts';

/** One service: icon, name, summary, methods, one button. */
function ServiceRow({ service }: { service: ServiceInfo }) {
  const { t } = useTranslation();
  const { serviceId, name, description, icon, methods, isCare } = service;
  const onlyOffice = !methods.includes('online');
  const words = isCare
    ? t('services.applyCare')
    : t(onlyOffice ? 'services.book' : 'services.start');
  return (
    <Card as="li" className={classes.row}>
      <Bubble icon={iconOf(icon)} tone={toneOf(icon)} />
      <div className={classes.text}>
        <h2 className={classes.name}>{name}</h2>
        <p>{description}</p>
        <p className={classes.badges}>
          <MethodBadges methods={methods} />
        </p>
      </div>
      <LinkButton
        to={onlyOffice ? bookingItemPath(serviceId) : serviceItemPath(serviceId)}
        variant={isCare ? 'main' : 'jade'}
        icon={onlyOffice && !isCare ? 'calendar-check' : undefined}
        className={classes.go}
        aria-label={`${words}: ${name}`}
      >
        {words}
      </LinkButton>
    </Card>
  );
}

/** Everything the agency helps with (spec §2 "Services"). */
export function Catalogue({ takeFocus }: { takeFocus: boolean }) {
  const { t } = useTranslation();
  const { loaded, reload } = useServices();
  return (
    <>
      <PageMeta title={t('pages.servicesTitle')} lead={t('pages.servicesLead')} />
      <PageHead
        title={t('services.title')}
        lead={t('services.lead')}
        art="/media/head-services.svg"
        takeFocus={takeFocus}
      />
      <div className={`stack wrap ${layout.page}`}>
        {loaded.status === 'pending' && <PageWaiting />}
        {loaded.status === 'error' && <LoadFailed error={loaded.error} onRetry={reload} />}
        {loaded.status === 'success' &&
          (loaded.data.length ? (
            <ul className="stack gap-16">
              {loaded.data.map((service) => (
                <ServiceRow key={service.serviceId} service={service} />
              ))}
            </ul>
          ) : (
            <EmptyState picture="/media/empty-requests.svg" title={t('services.empty')}>
              <p>{t('services.emptyHint')}</p>
            </EmptyState>
          ))}
        <CallUs>{t('services.helpChoose')}</CallUs>
      </div>
    </>
  );
}

import { useSearchParams } from 'react-router';
import type { ServiceInfo } from '#contract/services/services.ts';
import { sendLetterPath } from '#web/features/services/letter/letter-paths.ts';
import {
  bookingItemPath,
  serviceItemPath,
  servicesPath,
} from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
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
  const { serviceId, name, description, icon, methods, isCare, readsLetters } = service;
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
        {readsLetters && (
          <LinkButton to={sendLetterPath} variant="line" icon="camera">
            {t('letter.new')}
          </LinkButton>
        )}
      </div>
      <LinkButton
        to={onlyOffice ? bookingItemPath(serviceId) : serviceItemPath(serviceId)}
        variant={isCare ? 'main' : 'jade'}
        icon={onlyOffice && !isCare ? 'calendar-check' : undefined}
        className={classes.go}
        aria-label={t('common.pair', { label: words, text: name })}
      >
        {words}
      </LinkButton>
    </Card>
  );
}

function Found({ words, n }: { words: string; n: number }) {
  const { t } = useTranslation();
  const all = (
    <LinkButton to={servicesPath} variant="line">
      {t('services.showAll')}
    </LinkButton>
  );
  if (n)
    return (
      <div className="row gap-12">
        <p role="status">{t('services.found', { words, n })}</p>
        {all}
      </div>
    );
  return (
    <EmptyState
      picture="/media/empty-search.svg"
      title={<span role="status">{t('services.noneFor', { words })}</span>}
      actions={all}
    >
      <p>{t('services.noneHint')}</p>
    </EmptyState>
  );
}

/** Everything the agency helps with (spec §2 "Services"). */
export function Catalogue({ takeFocus }: { takeFocus: boolean }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const { loaded, reload } = useServices(words);
  return (
    <>
      <PageMeta title={t('pages.servicesTitle')} lead={t('pages.servicesLead')} />
      <PageHead
        title={t('services.title')}
        lead={t('services.lead')}
        art="/media/head-services.svg"
        takeFocus={takeFocus}
      >
        <SearchForm
          action={servicesPath}
          id="services-words"
          label={t('services.search')}
          words={words}
          go={t('services.searchGo')}
        />
      </PageHead>
      <div className={`stack wrap ${layout.page}`}>
        {loaded.status === 'pending' && <PageWaiting />}
        {loaded.status === 'error' && <LoadFailed error={loaded.error} onRetry={reload} />}
        {words && loaded.status === 'success' && <Found words={words} n={loaded.data.length} />}
        {loaded.status === 'success' &&
          (loaded.data.length || words ? (
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

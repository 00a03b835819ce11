import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ServiceInfo } from '#contract/services/services.ts';
import { WayDoors } from '#web/features/services/request/method-cards.tsx';
import { RequestForm } from '#web/features/services/request/request-form.tsx';
import { serviceItemPath, servicesPath } from '#web/features/services/visit/visit-paths.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import layout from './layout.module.css';
import { LoadTrouble, LostPage } from './load-trouble.tsx';
import { MethodBadges } from './method-badges.tsx';
import classes from './one-service.module.css';
import { ServiceAside } from './service-aside.tsx';
import { useService } from './use-services.ts';

type Props = {
  serviceId: string;
  takeFocus: boolean;
  /** The photo picker belongs to another feature; the page passes it in. */
  Picker: ComponentType<PickerProps>;
  /** "Ask someone to help" with the form. */
  askHelp: ReactNode;
  /** The button that applies for long-term care, from the white card feature. */
  careButton: ReactNode;
};

type PartsProps = Omit<Props, 'serviceId'> & { service: ServiceInfo };

/** A service with both methods asks first: online, or at an office (readings "Services and booking"). */
function Parts({ service, takeFocus, Picker, askHelp, careButton }: PartsProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { serviceId, name, description, image, methods, isCare } = service;
  const online = methods.includes('online') && !isCare;
  const asks = methods.length > 1;
  const filling = online && (!asks || query.get('way') === 'online');
  return (
    <>
      <PageMeta title={name} lead={description} />
      <PageHead
        key={String(filling)}
        title={name}
        fromData
        lead={description}
        art={filling && asks ? undefined : image}
        framed
        back={
          filling && asks
            ? { to: serviceItemPath(serviceId), label: t('common.back') }
            : { to: servicesPath, label: t('services.all') }
        }
        takeFocus={takeFocus}
        above={
          <p className={classes.badges}>
            <MethodBadges methods={filling ? ['online'] : methods} />
          </p>
        }
      />
      <div className={`stack wrap ${layout.page}`}>
        <div className={layout.columns}>
          {filling ? (
            <div className="stack gap-24">
              <RequestForm service={service} Picker={Picker} />
              {askHelp}
            </div>
          ) : (
            <WayDoors service={service} careButton={careButton} />
          )}
          <ServiceAside service={service} />
        </div>
      </div>
    </>
  );
}

/** One service: description, what to prepare, and how to get it. */
export function OneService({ serviceId, ...parts }: Props) {
  const { t } = useTranslation();
  const { loaded, reload } = useService(serviceId);
  if (loaded.status === 'success') return <Parts service={loaded.data} {...parts} />;
  if (loaded.status === 'pending') return <PageWaiting />;
  return (
    <LoadTrouble
      error={loaded.error}
      onRetry={reload}
      lost={
        // Not offered any more, or never was.
        <LostPage
          title={t('services.unknown')}
          hint={t('services.unknownHint')}
          back={{ to: servicesPath, label: t('services.all') }}
          takeFocus={parts.takeFocus}
          to={servicesPath}
          icon="list-checks"
        >
          {t('services.all')}
        </LostPage>
      }
    />
  );
}

import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ServiceInfo } from '#contract/services.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { PickerProps } from '#web/lib/picking.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import layout from './layout.module.css';
import { MethodBadges } from './method-badges.tsx';
import classes from './one-service.module.css';
import { RequestForm } from './request-form.tsx';
import { ServiceAside } from './service-aside.tsx';
import { useService } from './use-services.ts';
import { serviceItemPath, servicesPath } from './visit-places.ts';
import { WayDoors } from './way-doors.tsx';

type Props = {
  serviceId: string;
  takeFocus: boolean;
  /** Taking and sending pictures is another feature; the page hands it in. */
  Picker: ComponentType<PickerProps>;
  /** The button that applies for long-term care, from the white card feature. */
  careButton: ReactNode;
};

type PartsProps = Omit<Props, 'serviceId'> & { service: ServiceInfo };

/** A service with both methods asks first: online, or at an office (readings "Services and booking"). */
function Parts({ service, takeFocus, Picker, careButton }: PartsProps) {
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
        art={image}
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
      <div className={`wrap ${layout.page}`}>
        <div className={layout.columns}>
          {filling ? (
            <RequestForm service={service} Picker={Picker} />
          ) : (
            <WayDoors service={service} careButton={careButton} />
          )}
          <ServiceAside service={service} />
        </div>
      </div>
    </>
  );
}

/** It is not offered any more, or never was. */
function Unknown({ takeFocus }: { takeFocus: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('services.unknown')} lead={t('services.unknownHint')} />
      <PageHead
        title={t('services.unknown')}
        back={{ to: servicesPath, label: t('services.all') }}
        takeFocus={takeFocus}
      />
      <div className={`wrap ${layout.page}`}>
        <Card>
          <EmptyState
            picture="/media/lost.svg"
            title={t('services.unknown')}
            actions={
              <LinkButton to={servicesPath} icon="list-checks">
                {t('services.all')}
              </LinkButton>
            }
          >
            <p>{t('services.unknownHint')}</p>
          </EmptyState>
        </Card>
      </div>
    </>
  );
}

/** One service: what it is, what to have ready, and the ways to get it. */
export function OneService({ serviceId, ...parts }: Props) {
  const { loaded, reload } = useService(serviceId);
  const { takeFocus } = parts;
  if (loaded.state === 'there') return <Parts service={loaded.data} {...parts} />;
  if (loaded.state === 'waiting') return <PageWaiting />;
  const { error } = loaded;
  if (error instanceof ApiError && error.status === 401) return <PageWaiting />;
  if (error instanceof ApiError && error.status < 500) return <Unknown takeFocus={takeFocus} />;
  return (
    <div className={`wrap ${layout.page}`}>
      <LoadFailed error={error} onRetry={reload} />
    </div>
  );
}

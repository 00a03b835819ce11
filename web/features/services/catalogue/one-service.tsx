import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ServiceInfo } from '#contract/services/services.ts';
import { RequestForm } from '#web/features/services/request/request-form.tsx';
import { servicesPath } from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LoadTrouble, LostPage } from './load-trouble.tsx';
import { ServiceView } from './service-view.tsx';
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
  const [query] = useSearchParams();
  const { methods, isCare } = service;
  const online = methods.includes('online') && !isCare;
  const filling = online && (methods.length === 1 || query.get('way') === 'online');
  return (
    <ServiceView
      service={service}
      takeFocus={takeFocus}
      careButton={careButton}
      {...(filling && {
        form: (
          <div className="stack gap-24">
            <RequestForm service={service} Picker={Picker} />
            {askHelp}
          </div>
        ),
      })}
    />
  );
}

/** One service, loaded by its id. */
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

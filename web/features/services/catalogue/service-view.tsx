import type { ReactNode } from 'react';
import type { ServiceInfo } from '#contract/services/services.ts';
import { WayDoors } from '#web/features/services/request/method-cards.tsx';
import { serviceItemPath, servicesPath } from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import layout from './layout.module.css';
import { MethodBadges } from './method-badges.tsx';
import classes from './one-service.module.css';
import { ServiceAside } from './service-aside.tsx';

type Props = {
  service: ServiceInfo;
  takeFocus?: boolean;
  /** The online form; without it the ways to ask are offered. */
  form?: ReactNode;
  /** The button that applies for long-term care. */
  careButton?: ReactNode;
};

/** One service: description, what to prepare, and how to get it. */
export function ServiceView({ service, takeFocus = false, form, careButton }: Props) {
  const { t } = useTranslation();
  const { serviceId, name, description, image, methods } = service;
  const isSecondStep = Boolean(form) && methods.length > 1;
  return (
    <>
      <PageMeta title={name} lead={description} />
      <PageHead
        key={String(Boolean(form))}
        title={name}
        fromData
        lead={description}
        art={isSecondStep ? undefined : image}
        framed
        back={
          isSecondStep
            ? { to: serviceItemPath(serviceId), label: t('common.back') }
            : { to: servicesPath, label: t('services.all') }
        }
        takeFocus={takeFocus}
        above={
          <p className={classes.badges}>
            <MethodBadges methods={form ? ['online'] : methods} />
          </p>
        }
      />
      <div className={`stack wrap ${layout.page}`}>
        <div className={layout.columns}>
          {form ?? <WayDoors service={service} careButton={careButton} />}
          <ServiceAside service={service} />
        </div>
      </div>
    </>
  );
}

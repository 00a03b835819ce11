import { type ReactNode, useId } from 'react';
import type { ServiceInfo } from '#contract/services/services.ts';
import { WayDoors } from '#web/features/services/request/method-cards.tsx';
import { serviceItemPath, servicesPath } from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CheckList } from '#web/ui/data/check-list.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import layout from './layout.module.css';
import { MethodBadges } from './method-badges.tsx';
import classes from './one-service.module.css';

/** Beside a service: what to prepare, and the number to call. */
function ServiceAside({ service: { documents } }: { service: ServiceInfo }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <aside className={cx('stack gap-24', layout.aside)} aria-labelledby={heading}>
      {documents.length > 0 && (
        <Card className="stack gap-12">
          <h2 id={heading} className={layout.heading}>
            {t('services.readyTitle')}
          </h2>
          <CheckList points={documents.map((text) => ({ text }))} />
          <p className="muted">{t('services.readyLead')}</p>
        </Card>
      )}
      <CallUs>{t('services.helpChoose')}</CallUs>
    </aside>
  );
}

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

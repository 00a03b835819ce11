import { type ReactNode, useId } from 'react';
import type { ServiceInfo } from '#contract/services/services.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import classes from '#web/features/services/catalogue/one-service.module.css';
import { bookingItemPath, requestPath } from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Bubble, type BubbleTone } from '#web/ui/data/icon-badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';

type DoorProps = {
  icon: IconName;
  tone?: BubbleTone;
  title: string;
  hint: string;
  action: ReactNode;
};

function Door({ icon, tone = 'jade', title, hint, action }: DoorProps) {
  return (
    <Card as="article" className={classes.door}>
      <Bubble icon={icon} tone={tone} />
      <h3 className={classes.name}>{title}</h3>
      <p className="muted">{hint}</p>
      {action}
    </Card>
  );
}

type Props = { service: ServiceInfo; careButton: ReactNode };

/** Two large cards: from home, or at an office. */
export function WayDoors({ service, careButton }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const { serviceId, methods, minutes, isCare } = service;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={layout.heading}>
        {t('services.wayTitle')}
      </h2>
      <div className={classes.doors}>
        {methods.includes('online') && (
          <Door
            icon="globe"
            tone="porcelain"
            title={t('services.wayOnline')}
            hint={t(isCare ? 'services.wayCareHint' : 'services.wayOnlineHint')}
            action={
              isCare ? (
                careButton
              ) : (
                <LinkButton to={requestPath(serviceId)} iconEnd="arrow-right">
                  {t('services.wayOnlineGo')}
                </LinkButton>
              )
            }
          />
        )}
        {methods.includes('offline') && (
          <Door
            icon="buildings"
            title={t('services.wayOffice')}
            hint={t('services.wayOfficeHint', { minutes })}
            action={
              <LinkButton
                to={bookingItemPath(serviceId)}
                variant={isCare ? 'line' : 'jade'}
                icon="calendar-check"
              >
                {t('services.book')}
              </LinkButton>
            }
          />
        )}
      </div>
    </section>
  );
}

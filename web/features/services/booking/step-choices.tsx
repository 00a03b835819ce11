import type { ServiceAddress, ServiceInfo } from '#contract/services/services.ts';
import { iconOf } from '#web/features/services/catalogue/service-look.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { bookingIds } from './booking-ids.ts';
import type { Problem } from './booking-problems.ts';
import { localTimeOf } from './slot-times.ts';
import classes from './step-choices.module.css';
import type { Booking } from './use-booking.ts';

type Shared = { booking: Booking; problems: readonly Problem[] };

const errorOf = (problems: readonly Problem[], field: string, chosen: unknown) =>
  chosen ? undefined : problems.find((one) => one.field === field)?.text;

export function StepItem({
  services,
  booking: { values, change },
  problems,
  refused,
}: Shared & {
  services: readonly ServiceInfo[];
  /** Why this account cannot book the chosen one. */
  refused: string | null;
}) {
  const { t } = useTranslation();
  return (
    <Card className={classes.choices}>
      <ChoiceGroup
        id={bookingIds('item')}
        name="serviceId"
        label={t('services.chooseItem')}
        required
        value={values.serviceId ?? ''}
        onChange={(serviceId) => change({ serviceId })}
        error={refused ?? errorOf(problems, 'item', values.serviceId)}
        options={services.map(({ serviceId, name, icon, minutes }) => ({
          value: serviceId,
          label: (
            <span className={classes.item}>
              <Icon name={iconOf(icon)} className={classes.icon} />
              <span>
                <b className={classes.name}>{name}</b>
                <span className={classes.more}>{t('services.minutes', { minutes })}</span>
              </span>
            </span>
          ),
        }))}
      />
    </Card>
  );
}

export function StepOffice({
  offices,
  booking: { values, change },
  problems,
}: Shared & { offices: readonly ServiceAddress[] }) {
  const { t, locale } = useTranslation();
  return (
    <Card className={classes.choices}>
      <ChoiceGroup
        id={bookingIds('office')}
        name="companyAddressId"
        label={t('services.chooseOffice')}
        required
        value={values.companyAddressId ?? ''}
        // Slots belong to an office.
        onChange={(companyAddressId) =>
          change({ companyAddressId, reserveDate: null, reserveTime: null })
        }
        error={errorOf(problems, 'office', values.companyAddressId)}
        options={offices.map(
          ({ companyAddressId, companyName, detailedAddress, hours, nextFree }) => ({
            value: companyAddressId,
            label: (
              <span>
                <b className={classes.name}>{companyName}</b>
                <span className={classes.more}>{detailedAddress}</span>
                <span className={classes.more}>{t('services.open', { hours })}</span>
                <span className={nextFree ? classes.free : classes.more}>
                  {nextFree
                    ? t('services.nextFree', { when: sayWhen(localTimeOf(nextFree), locale) })
                    : t('services.noFree')}
                </span>
              </span>
            ),
          }),
        )}
      />
    </Card>
  );
}

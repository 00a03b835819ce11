import type { CaregiverInfo, PatientInfo } from '#contract/account/account.ts';
import { EmailAddress } from '#web/features/account/center/email-address.tsx';
import classes from '#web/features/account/center/profile-facts.module.css';
import { FactGroup } from '#web/features/account/center/profile-facts.tsx';
import { actingFor } from '#web/lib/acting.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Fact } from '#web/ui/data/facts.tsx';
import { CardNumber } from './card-number.tsx';

type Info = PatientInfo | CaregiverInfo;

/** 'New York, NY 10013', below the street; in English order in every language, as the post wants it. */
const addressOf = ({ address, apartment, city, state, postcode }: Info): string =>
  [
    [address, apartment].filter(Boolean).join(', '),
    [city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n');

/** The profile, read-only (spec §2). */
export function InfoView({ info, onChanged }: { info: Info; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  // Confirming and uncovering take a proof of the person themselves.
  const acting = actingFor();
  const first = { label: t('register.firstName'), value: info.firstName };
  const last = { label: t('register.lastName'), value: info.lastName };
  const names: Fact[] = [
    ...(locale === 'en' ? [first, last] : [last, first]),
    { label: t('register.chineseName'), value: info.chineseName },
    { label: t('register.preferredName'), value: info.preferredName },
    { label: t('register.gender'), value: info.gender && t(`register.${info.gender}`) },
  ];
  const contact: Fact[] = [
    { label: t('register.phone'), value: sayPhone(info.phone) },
    {
      label: t('register.email'),
      value:
        info.email &&
        (acting ? (
          info.email
        ) : (
          <EmailAddress info={info} email={info.email} onConfirmed={onChanged} />
        )),
    },
    {
      label: t('register.address'),
      value: info.address && <span className={classes.text}>{addressOf(info)}</span>,
    },
    {
      label: t('center.whiteCard'),
      value: info.whiteCardId ? (
        acting ? (
          info.whiteCardId
        ) : (
          <CardNumber masked={info.whiteCardId} />
        )
      ) : (
        t('center.whiteCardNone')
      ),
    },
  ];
  return (
    <>
      <FactGroup title={t('center.groupName')} facts={names} />
      <FactGroup title={t('center.groupContact')} facts={contact} />
      {info.userType === 'caregiver' && 'workExperience' in info && (
        <FactGroup
          title={t('center.groupWork')}
          facts={[
            {
              label: t('register.yearsOfExperience'),
              value: t('center.years', { n: info.yearsOfExperience }),
            },
            {
              label: t('register.workExperience'),
              value: <span className={classes.text}>{info.workExperience}</span>,
            },
            { label: t('register.employeeId'), value: info.employeeId },
          ]}
        />
      )}
    </>
  );
}

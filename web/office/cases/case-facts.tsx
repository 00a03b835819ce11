import type { CasePerson } from '#contract/staff/cases.ts';
import { type Locale, localeNames } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { type Fact, Facts } from '#web/ui/data/facts.tsx';
import { CallNumber } from './calls/call-badges.tsx';
import classes from './case-frame.module.css';

/** The facts of a case, in two columns. */
export function CaseFacts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation();
  return (
    <Facts
      variant="tiles"
      facts={facts}
      missing={t('office.cases.notGiven')}
      className={classes.facts}
    />
  );
}

/** Contact details, language and address. */
export const usePersonFacts = (person: CasePerson, locale: Locale): Fact[] => {
  const { t } = useTranslation();
  const { address, apartment, city, state, postcode } = person;
  return [
    {
      label: t('office.cases.phone'),
      value: <CallNumber {...person} />,
    },
    { label: t('office.cases.language'), value: localeNames[locale] },
    {
      label: t('office.cases.email'),
      value:
        person.email && !person.emailVerified
          ? t('office.cases.emailWith', { email: person.email })
          : person.email,
      wide: true,
    },
    {
      label: t('office.cases.gender'),
      value: person.gender && t(`office.cases.genders.${person.gender}`),
    },
    { label: t('office.cases.preferredName'), value: person.preferredName },
    {
      label: t('office.cases.address'),
      value: [address, apartment, city, `${state} ${postcode}`.trim()].filter(Boolean).join(', '),
      wide: true,
    },
  ];
};

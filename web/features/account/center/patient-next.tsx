import { useTranslation } from 'react-i18next';
import type { PatientInfo } from '#contract/account.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useSite } from '#web/lib/site.ts';
import { isLate, sayWhen } from '#web/lib/when.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { NextCall, NextCard, nextArt } from './next-card.tsx';

/** Where a card number is typed in: the white card section of the home page. */
const cardPlace = '/#white-card';
const cardInfo = '/services/whitecard/info';

function Submitted({ contactBy }: Pick<PatientInfo, 'contactBy'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  // A promise whose time has passed is not repeated: we say so, and whom to call.
  if (isLate(contactBy, timeZone))
    return (
      <NextCard title={t('center.callLate')} art={nextArt.call} actions={<NextCall first />}>
        <p>{t('center.callLateText')}</p>
      </NextCard>
    );
  return (
    <NextCard
      title={
        contactBy ? t('center.callBy', { when: sayWhen(contactBy, locale) }) : t('center.callSoon')
      }
      art={nextArt.cardSubmitted}
      actions={
        <>
          <LinkButton to={cardInfo} look="line" icon="files">
            {t('center.prepare')}
          </LinkButton>
          <NextCall />
        </>
      }
    >
      <p>{t('center.callText')}</p>
    </NextCard>
  );
}

/** What happens next for a care seeker, by where the white card stands (spec §4, readings "White card"). */
export function PatientNext({ info }: { info: PatientInfo }) {
  const { t } = useTranslation();
  switch (info.whiteCardStatus) {
    case 'submitted':
      return <Submitted contactBy={info.contactBy} />;
    case 'waiting':
      return (
        <NextCard
          title={t('center.cardTitle')}
          art={nextArt.card}
          actions={
            <>
              <LinkButton to={cardPlace} look="line" icon="identification-card">
                {t('center.cardEnter')}
              </LinkButton>
              <LinkButton to={cardInfo} look="ghost" icon="files">
                {t('center.cardApply')}
              </LinkButton>
            </>
          }
        >
          <p>{t('center.cardText')}</p>
        </NextCard>
      );
    case 'eligible':
      return (
        <NextCard
          title={t('center.eligibleTitle')}
          art={nextArt.care}
          actions={
            <>
              <LinkButton to="/services/result/applyCare" look="line" icon="hand-heart">
                {t('home.applyLongTerm')}
              </LinkButton>
              <NextCall />
            </>
          }
        >
          <p>{t('center.eligibleText')}</p>
        </NextCard>
      );
    case 'ineligible':
      return (
        <NextCard
          title={t('center.ineligibleTitle')}
          art={nextArt.call}
          actions={
            <>
              <NextCall first />
              <LinkButton to={cardPlace} look="ghost" icon="identification-card">
                {t('center.cardOther')}
              </LinkButton>
            </>
          }
        >
          <p>{t('center.ineligibleText')}</p>
        </NextCard>
      );
  }
}

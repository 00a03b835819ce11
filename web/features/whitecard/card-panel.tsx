import type { ReactNode } from 'react';
import type { WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';

type State = Pick<WhiteCardState, 'whiteCardStatus' | 'contactBy'>;

/** One panel for each status, with by when we call and what one can do (readings "White card"). */
export function CardPanel({ state, care }: { state: State; care?: ReactNode }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { whiteCardStatus, contactBy } = state;
  const callUs = <PhoneButton variant="line" />;
  switch (whiteCardStatus) {
    case 'waiting':
      return null;
    case 'submitted':
      // An overdue promise is not repeated: we say so, and give the number to call.
      if (isLate(contactBy, timeZone))
        return (
          <AlertPanel kind="wrong" title={t('home.callLate')} actions={callUs}>
            <p>{t('home.callLateText')}</p>
          </AlertPanel>
        );
      return (
        <AlertPanel
          kind="wait"
          title={
            <Phrases
              text={
                contactBy
                  ? t('home.callBy', { when: sayWhen(contactBy, locale) })
                  : t('home.callSoon')
              }
            />
          }
          actions={callUs}
        >
          <p>{t('home.callText')}</p>
        </AlertPanel>
      );
    case 'eligible':
      return (
        <AlertPanel kind="good" title={t('home.eligibleTitle')} actions={care}>
          <p>{t('home.eligibleText')}</p>
        </AlertPanel>
      );
    case 'ineligible':
      return (
        <AlertPanel kind="wrong" title={t('home.ineligibleTitle')} actions={callUs}>
          <p>{t('home.ineligibleText')}</p>
        </AlertPanel>
      );
  }
}

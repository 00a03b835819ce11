import { limits } from '#contract/limits.ts';
import type { WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { ResultFrame, ResultPart, ResultTiles } from '#web/ui/feedback/result-frame.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardPanel } from './card-panel.tsx';
import { CareButton } from './care-button.tsx';
import { useWaysOn } from './use-ways-on.ts';
import { whiteCardInfoPath } from './white-card-paths.ts';

/** The card is being checked: when we call, and what about. */
function CheckSteps({ contactBy }: Pick<WhiteCardState, 'contactBy'>) {
  const { t, locale } = useTranslation();
  const hours = limits.whiteCardFollowUpHours;
  return (
    <ResultPart title={t('whitecard.nextTitle')}>
      <Card>
        <Timeline
          moments={[
            { key: '1', state: 'done', title: t('whitecard.result.card1') },
            {
              key: '2',
              state: 'now',
              title: contactBy
                ? t('whitecard.result.card2', { when: sayWhen(contactBy, locale) })
                : t('whitecard.result.card2Soon', { hours }),
              hint: t('whitecard.result.card2Hint'),
            },
            {
              key: '3',
              state: 'next',
              title: t('whitecard.result.card3'),
              hint: t('whitecard.result.card3Hint'),
            },
          ]}
        />
      </Card>
    </ResultPart>
  );
}

/** After submitting a card number (spec §4): what happens next, by when, and the number to call. */
export function CardResult({ state }: { state: WhiteCardState }) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const ways = useWaysOn();
  const { whiteCardStatus, contactBy } = state;
  const checking = whiteCardStatus === 'submitted' && !isLate(contactBy, timeZone);
  const none = whiteCardStatus === 'waiting';
  return (
    <ResultFrame
      picture="/media/result-white-card-submitted.svg"
      title={t(none ? 'whitecard.noNumberTitle' : 'pages.submitWCTitle')}
      questions={t('whitecard.result.questions')}
      lead={
        <>
          {none && <p>{t('whitecard.noNumber')}</p>}
          {checking && <p>{t('pages.submitWCLead')}</p>}
          {!none && !checking && <CardPanel state={state} />}
          {none ? (
            <LinkButton to={whiteCardInfoPath} variant="main" size="big" icon="identification-card">
              {t('center.cardEnter')}
            </LinkButton>
          ) : (
            whiteCardStatus !== 'ineligible' && <CareButton variant="main" />
          )}
        </>
      }
    >
      {checking && <CheckSteps contactBy={contactBy} />}
      <ResultPart title={t('whitecard.result.meanwhile')}>
        <ResultTiles tiles={[ways.documents, ways.center, ways.home]} />
      </ResultPart>
    </ResultFrame>
  );
}

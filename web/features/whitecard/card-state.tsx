import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhiteCardState } from '#contract/whitecard.ts';
import { useLocale } from '#web/lib/locale.ts';
import { telLink, useSite } from '#web/lib/site.ts';
import { isLate, sayWhen } from '#web/lib/when.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Moment, Timeline } from '#web/ui/timeline.tsx';
import classes from './card-state.module.css';

type State = Pick<WhiteCardState, 'whiteCardStatus' | 'contactBy'>;

/** One panel for each status, with by when we call and what one can do (readings "White card"). */
export function CardPanel({ state, care }: { state: State; care?: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { phone, timeZone } = useSite();
  const { whiteCardStatus, contactBy } = state;
  const callUs = phone && (
    <LinkButton to={telLink(phone)} look="line" icon="phone">
      {phone}
    </LinkButton>
  );
  switch (whiteCardStatus) {
    case 'waiting':
      return null;
    case 'submitted':
      // A promise whose time has passed is not repeated: we say so, and whom to call.
      if (isLate(contactBy, timeZone))
        return (
          <AlertPanel kind="wrong" title={t('center.callLate')} actions={callUs}>
            <p>{t('center.callLateText')}</p>
          </AlertPanel>
        );
      return (
        <AlertPanel
          kind="wait"
          title={
            contactBy
              ? t('center.callBy', { when: sayWhen(contactBy, locale) })
              : t('center.callSoon')
          }
          actions={callUs}
        >
          <p>{t('center.callText')}</p>
        </AlertPanel>
      );
    case 'eligible':
      return (
        <AlertPanel kind="good" title={t('center.eligibleTitle')} actions={care}>
          <p>{t('center.eligibleText')}</p>
        </AlertPanel>
      );
    case 'ineligible':
      return (
        <AlertPanel kind="wrong" title={t('center.ineligibleTitle')} actions={callUs}>
          <p>{t('center.ineligibleText')}</p>
        </AlertPanel>
      );
  }
}

const useMoments = ({ history, whiteCardStatus }: WhiteCardState): Moment[] => {
  const { t } = useTranslation();
  const locale = useLocale();
  const past = history.map(
    ({ status, at, note }, place): Moment => ({
      key: `${place}`,
      state: status === 'ineligible' ? 'wrong' : 'done',
      title: t(`whitecard.events.${status}`),
      hint: (
        <>
          {sayWhen(at, locale)}
          {note && <span className={classes.note}>{note}</span>}
        </>
      ),
    }),
  );
  if (whiteCardStatus !== 'submitted') return past;
  return [...past, { key: 'now', state: 'now', title: t('whitecard.nowCheck') }];
};

/** Where a card that was handed in stands, and what has happened. */
export function CardState({ state, care }: { state: WhiteCardState; care: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const moments = useMoments(state);
  return (
    <Card as="section" lift aria-labelledby={id} className={classes.card}>
      <h2 id={id} className={classes.title}>
        {t('whitecard.stateTitle')}
      </h2>
      <div className={classes.parts}>
        <CardPanel state={state} care={care} />
        {moments.length > 0 && <Timeline moments={moments} label={t('whitecard.history')} />}
      </div>
    </Card>
  );
}

import { type ReactNode, useId } from 'react';
import type { WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
import { type Moment, Timeline } from '#web/ui/data/timeline.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardPanel } from './card-panel.tsx';
import classes from './card-state.module.css';

const useMoments = ({ history, whiteCardStatus }: WhiteCardState): Moment[] => {
  const { t, locale } = useTranslation();
  const past = history.map(
    ({ status, at, note, corrected }, place): Moment => ({
      key: `${place}`,
      state: status === 'ineligible' ? 'wrong' : 'done',
      title: t(
        corrected && status === 'submitted'
          ? 'whitecard.checkedAgain'
          : `whitecard.events.${status}`,
      ),
      hint: (
        <>
          {sayWhen(at, locale)}
          {note && (
            <span className={classes.note}>
              <OfficeWords text={note} />
            </span>
          )}
        </>
      ),
    }),
  );
  if (whiteCardStatus !== 'submitted') return past;
  return [...past, { key: 'now', state: 'now', title: t('whitecard.nowCheck') }];
};

type Props = { state: WhiteCardState; care: ReactNode; mistyped?: ReactNode };

/** The status and history of a submitted card. */
export function CardState({ state, care, mistyped }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const moments = useMoments(state);
  return (
    <Card as="section" lift aria-labelledby={id} className={`stack ${classes.card}`}>
      <h2 id={id} className={classes.title}>
        {t('whitecard.stateTitle')}
      </h2>
      <div className={classes.parts}>
        <CardPanel state={state} care={care} />
        {mistyped}
        {moments.length > 0 && <Timeline moments={moments} label={t('whitecard.history')} />}
      </div>
    </Card>
  );
}

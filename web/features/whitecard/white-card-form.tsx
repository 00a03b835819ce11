import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { isWhiteCardId, tidyWhiteCardId } from '#contract/field-rules.ts';
import { getToken } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { forgetCardNumber, keptCardNumber } from '#web/lib/kept-card-number.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { RefusalPanel } from './refusal-panel.tsx';
import { useWhiteCardSubmit } from './use-white-card-submit.ts';
import classes from './white-card-box.module.css';
import { whiteCardPlaces } from './white-card-paths.ts';

type Props = {
  /** The user wanted to apply for care and needs to enter the number first. */
  asked?: boolean | undefined;
  /** The status of a submitted card. */
  state?: ReactNode;
  /** Ways on, below. */
  links?: ReactNode;
  /** For a number that was handed in and mistyped: instead of the first one. */
  correct?: boolean | undefined;
  onCorrected?: (() => void) | undefined;
};

/** The input for a card number and its button, with the checks in the order of spec §5. */
export function WhiteCardForm({ asked, state, links, correct, onCorrected }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  /** It was typed before the login. */
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const number = keptCardNumber();
    if (!number) return;
    setTyped(number);
    if (!getToken()) return;
    setKept(true);
    goTo(whiteCardPlaces.input);
  }, []);
  const type = (text: string) => {
    setTyped(text);
    setKept(false);
    forgetCardNumber();
  };
  const { busy, press, problem, refused } = useWhiteCardSubmit(typed, { correct, onCorrected });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <form className={classes.form} method="post" onSubmit={submit} noValidate>
      <NoScript />
      {asked && (
        <AlertPanel kind="info" title={t('home.whiteCardFirst')} role="status">
          <p>{t('home.whiteCardFirstHint')}</p>
        </AlertPanel>
      )}
      {kept && (
        <AlertPanel kind="info" title={t('home.whiteCardKept')} role="status">
          <p>{t('home.whiteCardKeptHint')}</p>
        </AlertPanel>
      )}
      {state}
      <Field
        id={whiteCardPlaces.input}
        label={t('home.whiteCardLabel')}
        hint={t('home.whiteCardHint')}
        error={problem?.error}
        fix={problem?.fix}
      >
        {(control) => (
          <div className={classes.row}>
            <input
              {...control}
              className={cx(control.className, classes.input)}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onPaste={(event) => {
                // A whole letter: a one-line field would join its lines, and the number with its neighbours.
                const found = tidyWhiteCardId(event.clipboardData.getData('text'));
                if (!isWhiteCardId(found)) return;
                event.preventDefault();
                type(found);
              }}
              name="whiteCardId"
              type="text"
              inputMode="text"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
            <Button type="submit" size="big" icon="magnifying-glass" busy={busy}>
              {t(
                busy
                  ? 'home.whiteCardChecking'
                  : correct
                    ? 'home.whiteCardCorrectSend'
                    : 'home.whiteCardCheck',
              )}
            </Button>
          </div>
        )}
      </Field>
      {refused && <RefusalPanel message={t('errors.caregiver_cannot_check_card')} />}
      {links && <p className={classes.links}>{links}</p>}
    </form>
  );
}

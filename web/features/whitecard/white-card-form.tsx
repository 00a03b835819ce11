import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { RefusalPanel } from './refusal-panel.tsx';
import { useWhiteCardSubmit } from './use-white-card-submit.ts';
import classes from './white-card-box.module.css';
import { whiteCardPlaces } from './white-card-paths.ts';

type Props = {
  /** The user wanted to apply for care and needs to enter the number first. */
  asked?: boolean | undefined;
  /** The status of a submitted card. */
  state?: ReactNode;
  /** Links below. */
  links: ReactNode;
};

/** The card number input and its button, with the checks in the order of spec §5. */
export function WhiteCardForm({ asked, state, links }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { busy, press, problem, refused } = useWhiteCardSubmit(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {asked && (
        <AlertPanel kind="info" title={t('home.whiteCardFirst')} role="status">
          <p>{t('home.whiteCardFirstHint')}</p>
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
              onChange={(event) => setTyped(event.target.value)}
              name="whiteCardId"
              type="text"
              inputMode="text"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
            />
            <Button type="submit" size="big" icon="magnifying-glass" busy={busy}>
              {busy ? t('home.whiteCardChecking') : t('home.whiteCardCheck')}
            </Button>
          </div>
        )}
      </Field>
      {refused && <RefusalPanel message={t('errors.caregiver_cannot_check_card')} />}
      <p className={classes.links}>{links}</p>
    </form>
  );
}

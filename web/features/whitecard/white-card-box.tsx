import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { whiteCardPlaces } from './places.ts';
import { RefusalPanel } from './refusal-panel.tsx';
import { useWhiteCardSubmit } from './use-white-card-submit.ts';
import classes from './white-card-box.module.css';

type Props = {
  /** The reader wanted to apply for care and must give the number first. */
  asked?: boolean;
};

/** The white card section of the home page (spec §2, §5). */
export function WhiteCardBox({ asked }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { busy, press, problem, refused } = useWhiteCardSubmit(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <section
      id={whiteCardPlaces.box}
      className={`wrap ${classes.place}`}
      aria-labelledby="white-card-title"
    >
      <div className={classes.panel}>
        <div className={classes.about}>
          <figure className={classes.sample}>
            <Picture src="/media/white-card-sample.svg" alt="" width={420} height={300} />
            <figcaption>{t('home.whiteCardWhere')}</figcaption>
          </figure>
          <div className={classes.words}>
            <h2 id="white-card-title" className={classes.title}>
              {t('home.whiteCardTitle')}
            </h2>
            <p>{t('home.whiteCardLead')}</p>
          </div>
        </div>
        <form className={classes.form} onSubmit={submit} noValidate>
          {asked && (
            <AlertPanel kind="info" title={t('home.whiteCardFirst')} role="status">
              <p>{t('home.whiteCardFirstHint')}</p>
            </AlertPanel>
          )}
          <Field
            id={whiteCardPlaces.input}
            label={t('home.whiteCardLabel')}
            hint={t('home.whiteCardHint')}
            error={problem?.error}
            mend={problem?.mend}
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
          <p className={classes.links}>
            <Link to="/services/whitecard/info">{t('home.whiteCardNone')}</Link>
            <Link to="/services">{t('home.allServices')}</Link>
          </p>
        </form>
      </div>
    </section>
  );
}

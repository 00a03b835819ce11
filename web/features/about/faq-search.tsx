import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import classes from './faq.module.css';
import { faqPath } from './places.ts';

/** A plain form: it works before the script is there, and its answer has an address. */
export function FaqSearch({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Form action={faqPath} role="search" className={classes.search} key={words}>
      <Field id="faq-words" label={t('about.faqSearchLabel')} hint={t('about.faqSearchExample')}>
        {(control) => (
          <div className={classes.row}>
            <input
              {...control}
              name="q"
              type="search"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={100}
              defaultValue={words}
            />
            <Button type="submit" icon="magnifying-glass" className={classes.go}>
              {t('about.faqSearch')}
            </Button>
          </div>
        )}
      </Field>
    </Form>
  );
}

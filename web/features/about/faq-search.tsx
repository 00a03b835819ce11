import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { faqPath } from './about-paths.ts';
import classes from './faq.module.css';

/** A plain form: it works before hydration, and its result has a URL. */
export function FaqSearch({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Form action={faqPath} role="search" className={classes.search} key={words}>
      <SearchField
        id="faq-words"
        label={t('about.faqSearchLabel')}
        hint={t('about.faqSearchExample')}
        words={words}
        go={t('about.faqSearch')}
        wraps
      />
    </Form>
  );
}

import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
import { faqPath } from './about-paths.ts';

export function FaqSearch({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <SearchForm
      action={faqPath}
      id="faq-words"
      label={t('about.faqSearchLabel')}
      hint={t('about.faqSearchExample')}
      words={words}
      go={t('about.faqSearch')}
    />
  );
}

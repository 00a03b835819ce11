import type { Faq } from '#contract/content/content.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { JsonLd } from '#web/ui/layout/json-ld.tsx';

/** Questions and answers for search engines (schema.org FAQPage). */
export function FaqData({ faqs }: { faqs: Faq[] }) {
  const { locale } = useTranslation();
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        inLanguage: htmlLang[locale],
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}

import { type Faq, getFaqs } from '#contract/content/content.ts';
import { readSearchedWords } from '#contract/content/page-queries.ts';
import { getTalk, type Talk } from '#contract/services/callback.ts';
import { faqPath } from '#web/features/about/about-paths.ts';
import classes from '#web/features/about/faq.module.css';
import { FaqData } from '#web/features/about/faq-data.tsx';
import { groupFaqs } from '#web/features/about/faq-groups.ts';
import { FaqList } from '#web/features/about/faq-list.tsx';
import { FaqSearch } from '#web/features/about/faq-search.tsx';
import layout from '#web/features/about/long-page.module.css';
import { SideNav } from '#web/features/about/side-nav.tsx';
import { TalkPlace } from '#web/features/services/callback/talk-place.tsx';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSearchedWords } from '#web/lib/page/use-searched-words.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageFailed } from '#web/ui/feedback/page-failed.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type FaqPageData = { words: string; faqs: Faq[] | null; talk: Talk | null };

const data = publicData(async (call, { url }): Promise<FaqPageData> => {
  const words = readSearchedWords(url.searchParams);
  const query = words ? { keyword: words } : {};
  const [faqs, talk] = await Promise.all([
    quietly(call(getFaqs, { query })),
    quietly(call(getTalk, {})),
  ]);
  return { words, faqs, talk };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

function Found({ words, faqs }: { words: string; faqs: Faq[] }) {
  const { t } = useTranslation();
  const all = (
    <LinkButton to={faqPath} variant="line">
      {t('about.faqAll')}
    </LinkButton>
  );
  if (!faqs.length)
    return (
      <EmptyState
        picture="/media/empty-search.svg"
        title={<span role="status">{t('about.faqNone', { words })}</span>}
        actions={all}
      >
        <p>{t('about.faqNoneHint')}</p>
      </EmptyState>
    );
  return (
    <div className={classes.found}>
      <p role="status">{t('about.faqFound', { words, n: faqs.length })}</p>
      {all}
    </div>
  );
}

function Questions({ words, faqs }: { words: string; faqs: Faq[] }) {
  const { t } = useTranslation();
  const groups = groupFaqs(faqs);
  return (
    <>
      {words && <Found words={words} faqs={faqs} />}
      <div className={cx(layout.grid, words && layout.alone)}>
        {!words && (
          <SideNav
            label={t('about.faqGroups')}
            places={groups.map(({ id, name, faqs: own }) => ({
              id,
              label: name,
              note: own.length,
            }))}
          />
        )}
        <div className={layout.main}>
          <FaqList key={words} groups={groups} opened={faqs[0]?.id} />
          <CallUs>
            <b>{t('about.stillUnclear')}</b> {t('about.stillUnclearText')}
          </CallUs>
        </div>
      </div>
      {!words && <FaqData faqs={faqs} />}
    </>
  );
}

export default function FaqPage({ loaderData }: { loaderData: FaqPageData }) {
  const { t } = useTranslation();
  const { words, faqs, talk } = loaderData;
  useSearchedWords(words);
  return (
    <>
      <PageMeta title={t('pages.faqTitle')} lead={t('pages.faqLead')} />
      <PageHead title={t('pages.faqTitle')} lead={t('pages.faqLead')} art="/media/head-faq.svg">
        <FaqSearch words={words} />
      </PageHead>
      <div className={`wrap ${layout.body}`}>
        <div className="container">
          {faqs ? (
            <Questions words={words} faqs={faqs} />
          ) : (
            <PageFailed title={t('pages.errorTitle')} />
          )}
        </div>
      </div>
      {talk && <TalkPlace talk={talk} />}
    </>
  );
}

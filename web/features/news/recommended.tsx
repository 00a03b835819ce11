import { Link } from 'react-router';
import type { ArticleSummary } from '#contract/news/news.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useOrigin } from '#web/lib/page/address.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { articlePath } from './news-address.ts';
import classes from './recommended.module.css';

/** Beside the list: recommendations, the phone, and the feed. */
export function Recommended({ articles }: { articles: ArticleSummary[] }) {
  const { t, locale } = useTranslation();
  const origin = useOrigin();
  return (
    <aside className={classes.aside} aria-labelledby="recommended">
      <h2 id="recommended">{t('news.recommended')}</h2>
      <ol className={classes.list}>
        {articles.map(({ id, title, articleTypeName }) => (
          <li key={id}>
            <Link to={articlePath(id)}>{title}</Link>
            <span className="muted">{articleTypeName}</span>
          </li>
        ))}
      </ol>
      <CallUs>
        <b>{t('news.ratherListen')}</b> {t('news.ratherListenText')}
      </CallUs>
      {/* An absolute URL, for pasting into a reader. */}
      <a href={`${origin}/feed/${locale}.xml`} className={classes.feed}>
        <Icon name="newspaper" />
        {t('news.feed')}
      </a>
    </aside>
  );
}

import { Link } from 'react-router';
import type { ArticleSummary } from '#contract/news/news.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { articlePath } from './news-address.ts';
import classes from './story.module.css';
import { typeTone } from './type-tone.ts';

export function PublishedOn({ at }: { at: string }) {
  const { locale } = useTranslation();
  return (
    <span className={classes.date}>
      <Icon name="calendar-dots" />
      <time dateTime={at.slice(0, 10)}>{formatDate(at, locale)}</time>
    </span>
  );
}

type Props = {
  article: ArticleSummary;
  /** The first story of the page is large, and its picture has priority. */
  lead?: boolean;
  /** Shown above the title instead of the type: 'Next article'. */
  label?: string;
};

/** A story of the list; all of it is a link to the article. */
export function Story({ article, lead, label }: Props) {
  const { title, summary, cover, articleTypeId, articleTypeName } = article;
  const Title = lead ? 'h2' : 'h3';
  return (
    <article className={cx(classes.story, lead && classes.lead)}>
      <div className={classes.cover}>
        <Picture src={cover} alt="" width={760} height={380} cover first={Boolean(lead)} />
      </div>
      <div className={classes.text}>
        {label ? (
          <p className={classes.label}>{label}</p>
        ) : (
          <Badge tone={typeTone(articleTypeId)}>{articleTypeName}</Badge>
        )}
        <Title className={cx('from-data', classes.title)}>
          <Link to={articlePath(article.id)} className={classes.link}>
            <Phrases text={title} />
          </Link>
        </Title>
        <p className={classes.summary}>{summary}</p>
        <PublishedOn at={article.publishedAt} />
      </div>
    </article>
  );
}

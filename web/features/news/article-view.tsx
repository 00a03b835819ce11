import type { Article } from '#contract/news/news.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useAddresses } from '#web/lib/page/address.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import classes from './article.module.css';
import { type Aloud, ArticleTools } from './article-tools.tsx';
import { newsPath } from './news-address.ts';
import { readingMinutes } from './reading-minutes.ts';
import { PublishedOn, Story } from './story.tsx';
import { typeTone } from './type-tone.ts';

type Props = { article: Article; aloud: Aloud };

/** One article: head, tools, text, and what to read next. */
export function ArticleView({ article, aloud }: Props) {
  const { t } = useTranslation();
  const { phone } = useSite();
  const { canonical } = useAddresses();
  const { title, content, cover, previous, next } = article;
  return (
    <div className={`wrap ${classes.body}`}>
      <article className={classes.article}>
        <nav aria-label={t('common.back')} className={classes.crumb} data-read-aloud="off">
          <BackLink to={newsPath}>{t('pages.newsTitle')}</BackLink>
        </nav>
        <Badge tone={typeTone(article.articleTypeId)}>{article.articleTypeName}</Badge>
        <h1 className="from-data">
          <Phrases text={title} />
        </h1>
        <p className={classes.by}>
          <PublishedOn at={article.publishedAt} />
          <span className={classes.minutes}>
            <Icon name="clock" />
            {t('news.minutes', { n: readingMinutes(content) })}
          </span>
        </p>
        <ArticleTools aloud={aloud} title={title} address={canonical} />
        <Picture src={cover} alt="" width={760} height={380} first className={classes.cover} />
        <RichText html={content} className={classes.text} />
        <p className={classes.printed}>
          {t('news.printedFrom', { address: canonical })}
          {phone && ` · ${phone}`}
        </p>
      </article>
      {(previous || next) && (
        <nav className={classes.more} aria-labelledby="more" data-read-aloud="off">
          <h2 id="more">{t('news.keepReading')}</h2>
          {previous && <Story article={previous} label={t('news.previous')} />}
          {next && <Story article={next} label={t('news.next')} />}
          <LinkButton to={newsPath} variant="line" icon="newspaper">
            {t('news.showAll')}
          </LinkButton>
        </nav>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { chapterAt } from './guide-chapters.ts';
import classes from './office-page.module.css';

type PageProps = { title: string; lead?: string; actions?: ReactNode; children: ReactNode };

/** The heading and actions of an office page, then its content. */
export function OfficePage({ title, lead, actions, children }: PageProps) {
  const { t } = useTranslation();
  const chapter = chapterAt(useLocation().pathname);
  return (
    <div className={classes.page}>
      <title>{`${title} · ${t('office.name')}`}</title>
      <meta name="robots" content="noindex" />
      <div className={classes.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {(actions || chapter) && (
          <div className={cx('row gap-12', classes.tools)}>
            {actions}
            {chapter && (
              <Link to={`/office/help#${chapter}`} className={cx('tap-link', classes.help)}>
                {t('office.guide.here')}
              </Link>
            )}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

/** A card with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={classes.panel}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

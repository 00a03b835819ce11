import { useMemo } from 'react';
import type { LegalPage } from '#contract/content/content.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { PrintButton } from '#web/ui/forms/print-button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { withPlaces } from './legal-parts.ts';
import layout from './long-page.module.css';
import { SideNav } from './side-nav.tsx';

type Props = { title: string; lead: string; page: LegalPage };

/** Privacy policy and terms: date, table of contents, text, and printing. */
export function LegalView({ title, lead, page }: Props) {
  const { t, locale } = useTranslation();
  const { html, parts } = useMemo(() => withPlaces(page.content), [page.content]);
  return (
    <>
      <PageMeta title={title} lead={lead} />
      <PageHead title={title} lead={lead}>
        <p className="keep">{t('about.updated', { date: formatDate(page.updatedAt, locale) })}</p>
        <p className={cx('no-print', layout.tool)}>
          <PrintButton>{t('about.print')}</PrintButton>
        </p>
      </PageHead>
      <div className={`wrap ${layout.body}`}>
        <div className="container">
          <div className={layout.grid}>
            <SideNav label={t('about.contents')} places={parts} />
            <RichText html={html} />
          </div>
        </div>
      </div>
    </>
  );
}

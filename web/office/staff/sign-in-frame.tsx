import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { ProgressBar } from '#web/shell/frame/progress-bar.tsx';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { LanguageMenu } from '#web/shell/menu/language-menu.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './sign-in-frame.module.css';

/** The layout of the sign-in pages: a single card. */
export function DoorFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { logo } = useSite();
  return (
    <div className={classes.page}>
      <ProgressBar />
      <header className={classes.head}>
        <span className={classes.brand}>
          <img src={logo} alt="" width={40} height={40} />
          {t('office.name')}
        </span>
        <LanguageMenu variant="bar" />
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <title>{`${title} · ${t('office.name')}`}</title>
        <meta name="robots" content="noindex" />
        <Card lift className={classes.card}>
          <div>
            <h1>{title}</h1>
            <p className="muted">{lead}</p>
          </div>
          {children}
        </Card>
        <p>
          <Link to="/">{t('office.toSite')}</Link>
        </p>
      </main>
    </div>
  );
}

import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ShareButton } from '#web/ui/feedback/share-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { PrintButton } from '#web/ui/forms/print-button.tsx';
import classes from './article.module.css';

export type Aloud = { possible: boolean; reading: boolean; press: () => void };

type Props = { aloud: Aloud; title: string; address: string };

/** An article's tools: read aloud, print, share. */
export function ArticleTools({ aloud, title, address }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools} data-read-aloud="off">
      {aloud.possible && (
        <Button
          variant="line"
          icon={aloud.reading ? 'stop' : 'speaker-high'}
          aria-pressed={aloud.reading}
          onClick={aloud.press}
        >
          {aloud.reading ? t('news.stopReading') : t('news.readToMe')}
        </Button>
      )}
      <PrintButton>{t('news.print')}</PrintButton>
      <ShareButton title={title} address={address} />
    </div>
  );
}

import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './photo-tips.module.css';

/** A good and a bad example, side by side. */
function GoodAndBad() {
  const { t } = useTranslation();
  return (
    <div className={classes.tips}>
      <figure>
        <Picture src="/media/photo-good.svg" alt="" width={320} height={220} />
        <figcaption className={classes.good}>
          <Icon name="check-circle" />
          {t('upload.tipGood')}
        </figcaption>
      </figure>
      <figure>
        <Picture src="/media/photo-bad.svg" alt="" width={320} height={220} />
        <figcaption className={classes.bad}>
          <Icon name="warning-circle" />
          {t('upload.tipBad')}
        </figcaption>
      </figure>
    </div>
  );
}

/** Collapsible tips for a clear photo. */
export function PhotoTips() {
  const { t } = useTranslation();
  return (
    <details className={classes.fold}>
      <summary>
        <Icon name="camera" />
        <span>{t('upload.tipsTitle')}</span>
        <Icon name="caret-down" className={classes.caret} />
      </summary>
      <GoodAndBad />
    </details>
  );
}

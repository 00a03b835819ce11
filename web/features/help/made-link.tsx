import type { MadeHelpLink } from '#contract/help/help.ts';
import { helpRules } from '#contract/help/words.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { CopyButton } from '#web/ui/feedback/copy-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { QrCode } from '#web/ui/media/qr-code.tsx';
import classes from './help.module.css';

/** The new link: texted, to copy, to send, to scan. It is shown this once. */
export function MadeLink({ made: { link, path } }: { made: MadeHelpLink }) {
  const { t } = useTranslation();
  const address = `${window.location.origin}${path}`;
  const share = () =>
    // Canceled, or refused by the device: the link is shown above.
    navigator.share({ text: t('help.shareText'), url: address }).catch(() => {});
  return (
    <div className="stack gap-12">
      <AlertPanel kind="good" role="status" title={t('help.madeTitle')}>
        {link.phoneEnding && <p>{t('help.madeTexted', { ending: link.phoneEnding })}</p>}
        <p>{t('help.madeHint', { days: helpRules.validDays })}</p>
        <p>{t('help.madeOnce')}</p>
      </AlertPanel>
      <p className={classes.link}>{address}</p>
      <div className="row gap-12 items-center">
        <CopyButton text={address}>{t('help.copy')}</CopyButton>
        {'share' in navigator && (
          <Button variant="line" icon="paper-plane-tilt" onClick={share}>
            {t('help.share')}
          </Button>
        )}
      </div>
      <div className="row gap-12 items-center">
        <QrCode text={address} label={t('help.qr')} size={168} className={classes.code} />
        <p className="muted">{t('help.qrHint')}</p>
      </div>
    </div>
  );
}

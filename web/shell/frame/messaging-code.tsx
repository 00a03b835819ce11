import type { ContactInfo } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './messaging-code.module.css';
import { mainId } from './skip-link.tsx';

type Props = { account: ContactInfo['messagingAccount']; onClose: () => void };

/** The QR code of the messaging-app account (readings "Footer"). */
export default function MessagingCode({ account, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shell.messagingAccount')} variant="box" main={mainId} onClose={onClose}>
      <div className={classes.code}>
        <img
          src={account.qrImage}
          alt={t('shell.messagingCode', { name: account.name })}
          width={280}
          height={280}
        />
        <p>{t('shell.messagingScan')}</p>
        <p className={classes.name}>{account.name}</p>
      </div>
    </Dialog>
  );
}

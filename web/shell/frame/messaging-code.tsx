import { useTranslation } from 'react-i18next';
import type { ContactInfo } from '#contract/content/content.ts';
import { Modal } from '#web/shell/menu/modal.tsx';
import classes from './messaging-code.module.css';

type Props = { account: ContactInfo['messagingAccount']; onClose: () => void };

/** The QR code of the messaging-app account (readings "Footer"). */
export default function MessagingCode({ account, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal title={t('shell.messagingAccount')} onClose={onClose}>
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
    </Modal>
  );
}

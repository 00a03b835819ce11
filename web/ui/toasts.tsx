import {
  hideNotification,
  type NotificationData,
  notificationsStore,
  useNotifications,
} from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import classes from './toasts.module.css';

const kinds = {
  'toast-success': { icon: 'check-circle', look: classes.success },
  'toast-warning': { icon: 'warning', look: classes.warning },
  'toast-error': { icon: 'warning-circle', look: classes.error },
} as const satisfies Record<string, { icon: IconName; look: string | undefined }>;

const kindOf = (className: string | undefined) =>
  Object.entries(kinds).find(([name]) => className?.includes(name))?.[1] ?? kinds['toast-success'];

function Toast({ toast }: { toast: NotificationData }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const { icon, look } = kindOf(toast.className);
  const id = toast.id ?? '';
  const close = () => hideNotification(id);
  const time = typeof toast.autoClose === 'number' ? toast.autoClose : null;

  // Whoever points at it or stands on it is still reading.
  useEffect(() => {
    if (time === null || held) return;
    const timer = setTimeout(() => hideNotification(id), time);
    return () => clearTimeout(timer);
  }, [time, held, id]);

  return (
    <li
      className={`${toast.className ?? ''} ${classes.toast} ${look}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} className={classes.icon} />
      <p className={classes.message} role={toast.role}>
        {toast.message}
      </p>
      <button
        type="button"
        className={classes.close}
        onClick={close}
        aria-label={t('common.close')}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

/**
 * The toasts of Mantine's store, drawn by us: its own list costs 18 KB of script and has an English close button.
 * Errors stay until closed, success goes after its time (design rule 31).
 */
export function Toasts() {
  const { notifications } = useNotifications(notificationsStore);
  return (
    <ul className={`${classes.toasts} no-print`}>
      {notifications.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}

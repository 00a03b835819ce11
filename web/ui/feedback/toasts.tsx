import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { closeToast, type Toast, useToasts } from '#web/lib/page/notify.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './toasts.module.css';

const icons = { success: 'check-circle', warning: 'warning', error: 'warning-circle' } as const;
const successMs = 10_000;
/** More would cover the page; the rest follow as these are closed. */
const mostAtOnce = 5;

function ToastRow({ toast: { id, kind, message } }: { toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const goes = kind === 'success';

  // Hover or focus means it is still being read.
  useEffect(() => {
    if (!goes || held) return;
    const timer = setTimeout(() => closeToast(id), successMs);
    return () => clearTimeout(timer);
  }, [goes, held, id]);

  return (
    <li
      className={`toast toast-${kind} ${classes.toast} ${classes[kind]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} className={classes.icon} />
      <p className={classes.message} role={goes ? 'status' : 'alert'}>
        {message}
      </p>
      <button
        type="button"
        className={classes.close}
        onClick={() => closeToast(id)}
        aria-label={t('common.close')}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

/** Errors stay until closed, success goes after its time (design rule 31). */
export function Toasts() {
  return (
    <ul className={`${classes.toasts} no-print`}>
      {useToasts()
        .slice(0, mostAtOnce)
        .map((toast) => (
          <ToastRow key={toast.id} toast={toast} />
        ))}
    </ul>
  );
}

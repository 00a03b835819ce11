import { useEffect, useId, useRef, useState } from 'react';
import { cancelRecord, type ServiceRecord } from '#contract/services/records.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './appointment-actions.module.css';
import { whenOf } from './visit-paths.ts';

type Props = {
  record: ServiceRecord;
  onChanged: (record: ServiceRecord) => void;
  wide?: boolean;
};

/** Cancels an appointment, or withdraws a request, after an inline confirmation. */
export function CancelButton({ record, onChanged, wide = false }: Props) {
  const { t, locale } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const title = useId();
  const when = whenOf(record);

  // Focus the safe choice, and the opener again when the question is closed.
  const asked = useRef(false);
  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);

  const cancel = () =>
    run(async () => {
      const changed = await call(cancelRecord, { params: { recordId: record.recordId } });
      notifySuccess(t(when ? 'services.cancelled' : 'services.takenBack'));
      asked.current = false;
      setAsking(false);
      onChanged(changed);
    });

  if (!asking)
    return (
      <Button
        ref={opener}
        variant="danger"
        icon="x-circle"
        wide={wide}
        onClick={() => setAsking(true)}
      >
        {t(when ? 'services.cancel' : 'services.takeBack')}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons under one question are no fieldset
    <div className={classes.sure} role="group" aria-labelledby={title}>
      <AlertPanel
        kind="wrong"
        title={
          <span id={title}>
            {when
              ? t('services.cancelSure', { when: sayWhen(when, locale) })
              : t('services.takeBackSure', { name: record.item })}
          </span>
        }
        actions={
          <>
            <Button ref={keep} variant="line" onClick={() => setAsking(false)}>
              {t('services.cancelNo')}
            </Button>
            <Button variant="danger" busy={busy} onClick={cancel}>
              {busy
                ? t('services.cancelling')
                : t(when ? 'services.cancelYes' : 'services.takeBackYes')}
            </Button>
          </>
        }
      >
        {when && <p>{t('services.cancelSureHint')}</p>}
      </AlertPanel>
    </div>
  );
}

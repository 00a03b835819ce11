import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportOwnData } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSite } from '#web/lib/site.ts';
import { wallNow } from '#web/lib/when.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelCard } from './panel-card.tsx';

/** Everything we keep about the person, as a file (privacy law). */
export function ExportData() {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const data = await call(exportOwnData, {});
      saveFile(
        `persimmon-${wallNow(timeZone).slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      );
      notifySuccess(t('center.exported'));
    } catch (error) {
      reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PanelCard
      icon="download-simple"
      tone="porcelain"
      title={t('center.exportTitle')}
      lead={t('center.exportLead')}
      action={
        <Button look="line" icon="download-simple" busy={busy} onClick={load}>
          {t('center.export')}
        </Button>
      }
    />
  );
}

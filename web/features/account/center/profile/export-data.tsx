import { exportOwnData } from '#contract/account/account.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { SurePassword } from '#web/features/account/center/sure-password.tsx';
import { useOpened } from '#web/features/account/center/use-opened-panel.ts';
import { call } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { notifyError, notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Button } from '#web/ui/forms/button.tsx';

/** Everything we store about the person, with the photos, as one file (privacy law). It includes the card number, so it needs the password. */
export function ExportData() {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const { open, setOpen, button } = useOpened();
  const load = async (password: string) => {
    const data = await call(exportOwnData, { body: { password } });
    const { archiveOf } = await import('./data-archive.ts');
    const { file, missing } = await archiveOf(data);
    saveFile(`persimmon-${localNow(timeZone).slice(0, 10)}.zip`, file);
    if (missing) notifyError(t('center.exportedWithout', { count: missing }));
    else notifySuccess(t('center.exported'));
    setOpen(false);
  };
  return (
    <PanelCard
      icon="download-simple"
      tone="porcelain"
      title={t('center.exportTitle')}
      lead={t('center.exportLead')}
      action={
        !open && (
          <Button ref={button} variant="line" icon="download-simple" onClick={() => setOpen(true)}>
            {t('center.export')}
          </Button>
        )
      }
    >
      {open && (
        <SurePassword icon="download-simple" run={load} onCancel={() => setOpen(false)}>
          {t('center.export')}
        </SurePassword>
      )}
    </PanelCard>
  );
}

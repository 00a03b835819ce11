import { printIdCard } from '#contract/training/id-card.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';

/** A caregiver's ID card to print; only while they may be sent to clients. */
export function IdCardButton({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const save = () =>
    run(async () => {
      const file = await callFile(printIdCard, { params: { userId } });
      saveFile(`${name} ID.pdf`, file);
    });
  return (
    <ToolButton icon="identification-card" busy={busy} onClick={save}>
      {t('office.inservice.idCard')}
    </ToolButton>
  );
}

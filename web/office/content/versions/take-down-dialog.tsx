import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import type { Editing } from '#web/office/content/editor/use-editing.ts';
import { LocalTimeField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Button } from '#web/ui/forms/button.tsx';

/** When the content is taken down automatically. */
export function TakeDownDialog({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const { item, busy, errors } = editing;
  const [at, setAt] = useState(item.takeDownAt ?? `${localNow(timeZone).slice(0, 10)} 18:00`);
  const [sent, setSent] = useState('');
  const send = async (when: string | null) => {
    setSent(when ?? '');
    if (await editing.takeDown(when)) onClose();
  };
  const error = errors.find(({ field }) => field === 'takeDownAt')?.message;
  return (
    <OfficeDialog title={t('office.versions.down.title')} onClose={onClose}>
      <form
        className="stack gap-16"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send(at);
        }}
      >
        <p>{t('office.versions.down.lead')}</p>
        <LocalTimeField
          label={t('office.versions.down.at')}
          value={at}
          error={at === sent ? error : undefined}
          onChange={setAt}
        />
        <div className="row gap-12">
          <Button type="submit" icon="clock" busy={busy === 'takeDown'}>
            {t('office.versions.down.set')}
          </Button>
          {item.takeDownAt && (
            <Button variant="line" onClick={() => send(null)}>
              {t('office.versions.down.clear')}
            </Button>
          )}
        </div>
      </form>
    </OfficeDialog>
  );
}

import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import classes from '../training.module.css';

type Props = {
  /** Under which what was typed is kept. */
  name: string;
  title: string;
  lead?: string;
  action: string;
  send: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a reason before something is undone or cancelled. */
export function ReasonDialog({ name, title, lead, action, send, onClose }: Props) {
  const { t } = useTranslation();
  const kept = useKept(name, { reason: '' });
  const { reason } = kept.values;
  const { busy, run } = useAction();
  const act = () =>
    run(async () => {
      await send(reason);
      kept.drop();
    });
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <div className={classes.form}>
        {lead && <p>{lead}</p>}
        <TextField
          label={t('office.credit.reason')}
          rows={3}
          maxLength={500}
          {...kept.field('reason')}
        />
        <DialogFoot
          action={action}
          disabled={!reason.trim()}
          busy={busy}
          onAction={act}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}

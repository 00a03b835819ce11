import { type SubmitEvent, useId } from 'react';
import { paperEnds } from '#contract/account/passport.ts';
import { type OfficePaper, savePaper } from '#contract/account/passport-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkbox, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';

const words = 'office.passport';
const fields = ['validUntil'] as const;

type Props = { userId: string; paper: OfficePaper; onClose: () => void; onSaved: () => void };

/** What staff saw of a paper: that it is there, and until when it is valid. */
export function PaperDialog({ userId, paper, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { kind, version, pictures } = paper;
  const kept = useKept(`paper ${userId} ${kind} ${version}`, {
    held: true,
    day: paper.validUntil ?? '',
  });
  const { held, day } = kept.values;
  const { setErrors, errorOf } = useMendedErrors<(typeof fields)[number]>(id, {
    validUntil: day,
  });
  const { busy, run } = useAction(atFields(fields, setErrors), { once: true });
  const isAlways = paperEnds[kind] === 'always';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (held && isAlways && !day) return setErrors([{ field: 'validUntil', key: 'fields.date' }]);
    setErrors([]);
    return run(async () => {
      const body = { kind, held, validUntil: (held && day) || null, version };
      await call(savePaper, { params: { userId }, body });
      kept.drop();
      notifySuccess(t(`${words}.saved`));
      onSaved();
    });
  };
  return (
    <OfficeDialog
      title={t(`${words}.ofPaper`, { name: t(`office.people.document.${kind}`) })}
      onClose={onClose}
    >
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <p className="muted">{t(`${words}.hint`)}</p>
        <Checkbox
          label={t(`${words}.held`)}
          checked={held}
          disabled={pictures > 0}
          onChange={kept.set('held')}
        />
        {pictures > 0 && <p className="muted">{t(`${words}.notHeld`)}</p>}
        {held && (
          <TextField
            id={`${id}-validUntil`}
            label={t(isAlways ? `${words}.day` : `${words}.dayMaybe`)}
            type="date"
            autoComplete="off"
            error={errorOf('validUntil')}
            {...kept.field('day')}
          />
        )}
        <DialogFoot action={t(`${words}.save`)} icon="floppy-disk" busy={busy} />
      </form>
    </OfficeDialog>
  );
}

import { type SubmitEvent, useId, useState } from 'react';
import { creditRules, sendOutside } from '#contract/training/credit.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const words = 'training.credit';
type Name = 'title' | 'on' | 'fileIds';
const names: Name[] = ['title', 'on', 'fileIds'];

/** A certificate of another school: its name, its day and photos. */
export function OutsideForm({ pick, onSent }: { pick: PickPictures; onSent: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [requestKey] = useState(newRequestKey);
  const [title, setTitle] = useState('');
  const [on, setOn] = useState('');
  const [pictures, setPictures] = useState<Uploaded[]>([]);
  const [waiting, setWaiting] = useState(false);
  const { setErrors, errors, errorOf, fieldOf } = useFormErrors<Name>(id);
  const { busy, run } = useAction(atFields(names, setErrors));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      const fileIds = pictures.map(({ fileId }) => fileId);
      await call(sendOutside, { body: { requestKey, title, on, fileIds } });
      notifySuccess(t(`${words}.sent`));
      onSent();
    });
  };
  const photosId = `${id}-fileIds`;
  return (
    <form className="stack gap-20" onSubmit={send} noValidate>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      <TextField
        {...fieldOf('title')}
        label={t(`${words}.title`)}
        value={title}
        maxLength={creditRules.titleMax}
        autoComplete="off"
        onChange={setTitle}
      />
      <TextField
        {...fieldOf('on')}
        label={t(`${words}.on`)}
        type="date"
        value={on}
        onChange={setOn}
      />
      <div>
        <p id={`${photosId}-label`}>{t(`${words}.photos`)}</p>
        {pick({
          id: photosId,
          max: creditRules.picturesMax,
          value: pictures,
          onChange: setPictures,
          name: t(`${words}.photos`),
          labelledBy: `${photosId}-label`,
          error: errorOf('fileIds'),
          onBusy: setWaiting,
        })}
      </div>
      <div>
        <Button type="submit" busy={busy} disabled={waiting}>
          {t(`${words}.send`)}
        </Button>
      </div>
    </form>
  );
}

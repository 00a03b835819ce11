import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { askByHelp } from '#contract/help/help.ts';
import { limits } from '#contract/limits.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey, readDraft, writeDraft } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './help.module.css';
import { callHelp, goneIn } from './help-call.ts';
import type { Given, StepProps } from './helper-step.ts';

type Values = { note: string; pictures: Uploaded[] };
const empty: Values = { note: '', pictures: [] };

/** A service request: a note and photos. The office calls the person, whose number it has. */
export function HelpForm(props: StepProps & Pick<Given, 'Picker'>) {
  const { linkKey, draft, onDone, onGone, Picker } = props;
  const { t } = useTranslation();
  const [first] = useState(() => readDraft<Values>(draft));
  const [requestKey] = useState(() => first?.requestKey ?? newRequestKey());
  const [values, setValues] = useState<Values>({ ...empty, ...first?.data });
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const [failed, setFailed] = useState(false);
  // Before the screen shows it: what was seen as kept is there after a reload.
  useLayoutEffect(() => writeDraft(draft, requestKey, values), [draft, requestKey, values]);

  const { busy, run } = useAction((error) => {
    const why = goneIn(error);
    if (why) onGone(why);
    if (why || later.waitForNetwork(error)) return true;
    if (error instanceof ApiError && error.code === 'file_gone') {
      setValues((old) => ({ ...old, pictures: [] }));
      setProblem({ field: 'fileIds', text: t('help.gone') });
      return true;
    }
    const [named] = error instanceof ApiError ? error.fields : [];
    setProblem(named ? { field: named.field, text: named.message } : null);
    setFailed(!named);
    return Boolean(named);
  });
  const send = async () => {
    if (busy) return;
    setFailed(false);
    setProblem(null);
    if (later.photos === 'coming') return later.waitForPhotos();
    if (later.photos === 'stuck') return setProblem({ field: 'fileIds', text: t('upload.wait') });
    const fileIds = values.pictures.map(({ fileId }) => fileId);
    const body = { note: values.note, fileIds, requestKey };
    await run(async () => onDone(await callHelp(askByHelp, { body }, linkKey)));
  };
  const later = useSendLater(send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const errorOf = (field: string) => (problem?.field.startsWith(field) ? problem.text : undefined);
  return (
    <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
      <Card className="stack gap-24">
        <NoteField
          id="help-note"
          label={t('help.note')}
          hint={t('help.noteHint')}
          error={errorOf('note')}
          value={values.note}
          onChange={(note) => {
            later.stop();
            setValues((old) => ({ ...old, note }));
          }}
        />
        <section className="stack gap-12" aria-labelledby="help-photos-title">
          <h2 id="help-photos-title" className={classes.small}>
            {t('help.photos')}
          </h2>
          <Picker
            id="help-photos"
            purpose="service"
            max={limits.manyPictures}
            value={values.pictures}
            onChange={(next) => setValues((old) => ({ ...old, pictures: next(old.pictures) }))}
            name={t('help.photoName')}
            labelledBy="help-photos-title"
            error={errorOf('fileIds')}
            onBusy={later.onBusy}
          />
        </section>
      </Card>
      {failed && <AlertPanel kind="wrong" role="alert" title={t('help.notSent')} />}
      <SendLater awaited={later.awaited} onStop={later.stop} />
      <div>
        <Button type="submit" variant="main" size="big" iconEnd="arrow-right" busy={busy}>
          {t('help.send')}
        </Button>
      </div>
    </form>
  );
}

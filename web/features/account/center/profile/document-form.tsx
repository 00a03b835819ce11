import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressProofTypes,
  type DocumentKind,
  type DocumentState,
  picturesPerDocument,
  workAuthorizationTypes,
} from '#contract/account/documents.ts';
import { addDocuments } from '#contract/account/register.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import classes from './forms.module.css';

/** One private picture, fetched with the token and rendered by the upload feature. */
export type DrawPicture = (file: DocumentState['files'][number], name: string) => ReactNode;

const typesOf: Partial<Record<DocumentKind, readonly string[]>> = {
  workAuthorization: workAuthorizationTypes,
  proofOfAddress: addressProofTypes,
};

type Name = 'type' | 'pictures';
type Body = Parameters<typeof call<typeof addDocuments>>[1]['body'];

type Props = {
  document: DocumentState;
  picture: DrawPicture;
  pick: PickPictures;
  onDone: (changed: boolean) => void;
};

/** Adds or replaces the pictures of one document: its type first, then the photos (spec §3). */
export function DocumentForm({ document, picture, pick, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { kind } = document;
  const types = typesOf[kind];
  const name = t(`register.documents.${kind}`);
  const [type, setType] = useState(document.type ?? '');
  const [kept, setKept] = useState(document.files);
  const [added, setAdded] = useState<Uploaded[]>([]);
  const [sending, setSending] = useState(false);
  const { busy, run } = useAction(undefined, { once: true });
  const { setErrors, errors, errorOf } = useFormErrors<Name>(id);
  // The button that opened it is gone: focus the first control.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: FormError<Name>[] = [];
    if (types && !type) found.push({ field: 'type', key: 'fields.choice' });
    else if (sending) found.push({ field: 'pictures', key: 'upload.wait' });
    else if (!kept.length && !added.length)
      found.push({ field: 'pictures', key: 'fields.picture' });
    setErrors(found);
    if (found.length) return;
    await run(async () => {
      const fileIds = [...kept, ...added].map(({ fileId }) => fileId);
      await call(addDocuments, {
        body: { [kind]: types ? { type, fileIds } : { fileIds } } as Body,
      });
      notifySuccess(t('center.documentSent'));
      onDone(true);
    });
  };

  return (
    <form ref={form} className={`stack ${classes.form}`} method="post" noValidate onSubmit={submit}>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      {types && (
        <ChoiceGroup
          id={`${id}-type`}
          name={`${id}-type`}
          label={t('center.documentType')}
          options={types.map((value) => ({
            value,
            label: t(`register.types.${value as 'passport'}`),
          }))}
          value={type}
          onChange={setType}
          error={errorOf('type')}
          required
        />
      )}
      <p id={`${id}-name`} className="sr-only">
        {name}
      </p>
      {kept.length > 0 && (
        <ul className={classes.kept}>
          {kept.map((file, place) => (
            <li key={file.fileId}>
              {picture(file, t('upload.numbered', { name, number: place + 1 }))}
              <Button
                variant="danger"
                size="small"
                icon="trash"
                aria-label={`${t('upload.delete')}: ${t('upload.numbered', { name, number: place + 1 })}`}
                onClick={() => setKept((old) => old.filter((one) => one !== file))}
              >
                {t('upload.delete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(!types || type) &&
        pick({
          id: `${id}-pictures`,
          max: picturesPerDocument - kept.length,
          value: added,
          onChange: setAdded,
          onBusy: setSending,
          name: type ? t(`register.types.${type as 'passport'}`) : name,
          labelledBy: `${id}-name`,
          error: errorOf('pictures'),
          fix: errorOf('pictures') && t('register.fix.picture'),
        })}
      <div className={classes.buttons}>
        <Button type="submit" busy={busy}>
          {t('center.documentSend')}
        </Button>
        <Button variant="line" onClick={() => onDone(false)}>
          {t('center.cancel')}
        </Button>
      </div>
    </form>
  );
}

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import {
  addressProofTypes,
  type DocumentKind,
  type DocumentState,
  maxPictures,
  workAuthorizationTypes,
} from '#contract/account/documents.ts';
import { addDocuments } from '#contract/account/register.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import classes from './forms.module.css';

/** One private picture, fetched with the token and rendered by the upload feature. */
export type DrawPicture = (file: DocumentState['files'][number], name: string) => ReactNode;

const typesOf: Partial<Record<DocumentKind, readonly string[]>> = {
  workAuthorization: workAuthorizationTypes,
  proofOfAddress: addressProofTypes,
};

/** What was chosen before a reload is still there. */
export const draftOf = (kind: DocumentKind): string => `document-${kind}`;

/** `removed`: the ids of pictures that the office has. */
type Values = { type: string; removed: string[]; added: Uploaded[]; agree: boolean };

const restore = ({ type, removed, added, agree }: Partial<Values>): Values => ({
  type: typeof type === 'string' ? type : '',
  removed: Array.isArray(removed) ? removed.filter((one) => typeof one === 'string') : [],
  added: Array.isArray(added) ? added.filter((one) => one?.fileId) : [],
  agree: agree === true,
});

type Name = 'type' | 'pictures' | 'agree';
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
  const empty = { type: document.type ?? '', removed: [], added: [], agree: false };
  const draft = useOwnDraft<Values>({ name: draftOf(kind), empty, restore });
  const { type, removed, added, agree } = draft.values;
  const asksConsent = kind === 'idPhoto';
  const kept = document.files.filter(({ fileId }) => !removed.includes(fileId));
  const { busy, run } = useAction((error) => later.waitForNetwork(error), { once: true });
  const { setErrors, errors, errorOf, fieldOf } = useFormErrors<Name>(id);
  /** A photo that arrives later does not give the consent. The same list stays: a new one would take the focus. */
  const mended = (name?: Name) =>
    setErrors((old) => {
      if (!name) return [];
      return old.some(({ field }) => field === name)
        ? old.filter(({ field }) => field !== name)
        : old;
    });
  // The button that opened it is gone: focus the first control.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  const send = async () => {
    if (busy) return;
    const found: FormError<Name>[] = [];
    if (types && !type) found.push({ field: 'type', key: 'fields.choice' });
    else if (later.photos === 'stuck') found.push({ field: 'pictures', key: 'upload.wait' });
    else if (later.photos === 'there' && !kept.length && !added.length)
      found.push({ field: 'pictures', key: 'fields.picture' });
    if (asksConsent && !agree) found.push({ field: 'agree', key: 'fields.agree' });
    setErrors(found);
    if (found.length) return;
    if (later.photos === 'coming') return later.waitForPhotos();
    await run(async () => {
      const fileIds = [...kept, ...added].map(({ fileId }) => fileId);
      await call(addDocuments, {
        body: {
          [kind]: { fileIds, ...(types && { type }), ...(asksConsent && { agree }) },
        } as Body,
      });
      draft.forget();
      notifySuccess(t('center.documentSent'));
      onDone(true);
    });
  };
  const later = useSendLater(send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form ref={form} className={`stack ${classes.form}`} method="post" noValidate onSubmit={submit}>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      {types && (
        <ChoiceGroup
          {...fieldOf('type')}
          name={`${id}-type`}
          label={t('center.documentType')}
          options={types.map((value) => ({
            value,
            label: t(`register.types.${value as 'passport'}`),
          }))}
          value={type}
          onChange={(chosen) => {
            draft.change({ type: chosen });
            mended();
          }}
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
                aria-label={t('common.pair', {
                  label: t('upload.delete'),
                  text: t('upload.numbered', { name, number: place + 1 }),
                })}
                onClick={() => draft.change({ removed: [...removed, file.fileId] })}
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
          max: maxPictures(kind) - kept.length,
          value: added,
          onChange: (next) => {
            draft.setValues((old) => ({ ...old, added: next(old.added) }));
            mended('pictures');
          },
          onBusy: later.onBusy,
          name: type ? t(`register.types.${type as 'passport'}`) : name,
          labelledBy: `${id}-name`,
          error: errorOf('pictures'),
          fix: errorOf('pictures') && t('register.fix.picture'),
        })}
      {asksConsent && (
        <div>
          <CheckChoice
            id={`${id}-agree`}
            name="agree"
            checked={agree}
            onChange={(next) => {
              draft.change({ agree: next });
              mended('agree');
            }}
            label={t('center.photoAgree')}
            required
            errorId={errorOf('agree') ? `${id}-agree-error` : undefined}
          />
          <FieldError id={`${id}-agree-error`} error={errorOf('agree')} />
        </div>
      )}
      <SendLater awaited={later.awaited} onStop={later.stop} />
      <div className={classes.buttons}>
        <Button type="submit" busy={busy}>
          {t('center.documentSend')}
        </Button>
        <Button
          variant="line"
          onClick={() => {
            draft.forget();
            onDone(false);
          }}
        >
          {t('center.cancel')}
        </Button>
      </div>
    </form>
  );
}

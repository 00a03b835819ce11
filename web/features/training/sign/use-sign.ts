/** Signing: validation, submitting, and the server's field errors. */
import { useCallback, useState } from 'react';
import {
  type CertificateSummary,
  type SignOffer,
  signTraining,
} from '#contract/training/certificate.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { padId } from './sign-pad.tsx';
import type { Pad } from './use-pad.ts';

export const nameId = 'sign-name';
export const agreeId = 'sign-agree';

export type SignWay = 'draw' | 'type';
type SignValues = { way: SignWay; name: string; agree: boolean };
type Wrong = { field: string; message: string };

/** The server's field names and their controls. */
const controlOf: Record<string, string> = {
  signedName: nameId,
  agree: agreeId,
  drawing: padId,
  signatureFileId: padId,
};

type Options = { offer: SignOffer; pad: Pad; onSigned: (certificate: CertificateSummary) => void };

export const useSign = ({ offer, pad, onSigned }: Options) => {
  const { t } = useTranslation();
  const [wrongs, setErrors] = useState<Wrong[]>([]);
  /** Changed since its error; validated again on submit. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const clearError = useCallback((field: string) => setChanged((before) => [...before, field]), []);
  /** The number of strokes when it was validated; a different number is a different signature. */
  const [judged, setJudged] = useState(0);
  const { busy, run } = useAction((error) => {
    const fields = error instanceof ApiError ? error.fields : [];
    if (fields.length)
      setErrors(
        fields.map(({ field, message }) => ({ field: controlOf[field] ?? nameId, message })),
      );
    return fields.length > 0;
  });

  const check = ({ way, name, agree }: SignValues): { wrongs: Wrong[]; drawing?: string } => {
    const found: Wrong[] = [];
    let drawing: string | undefined;
    if (way === 'draw') {
      const read = pad.strokes ? pad.read() : null;
      if (read) drawing = read;
      else
        found.push({
          field: padId,
          message: pad.strokes ? t('training.sign.tooLarge') : t('fields.signature'),
        });
    }
    if (!name.trim()) found.push({ field: nameId, message: t('fields.signedName') });
    if (!agree) found.push({ field: agreeId, message: t('fields.agree') });
    return drawing ? { wrongs: found, drawing } : { wrongs: found };
  };

  const sign = async (values: SignValues) => {
    if (busy) return;
    const { wrongs: found, drawing } = check(values);
    setErrors(found);
    setChanged([]);
    setJudged(pad.strokes);
    if (found.length) return;
    await run(async () => {
      const certificate = await call(signTraining, {
        params: { trainingContentId: offer.trainingContentId },
        body: {
          signedName: values.name.trim(),
          agree: true,
          ...(drawing && { drawing }),
        },
      });
      notifySuccess(t('training.sign.done'));
      onSigned(certificate);
    });
  };

  const isChanged = (field: string) =>
    changed.includes(field) || (field === padId && pad.strokes !== judged);
  const left = wrongs.filter(({ field }) => !isChanged(field));
  const wrongOf = (field: string) => left.find((wrong) => wrong.field === field)?.message;
  return { sign, busy, clearError, wrongs: left, wrongOf };
};

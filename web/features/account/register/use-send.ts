/** Submits a registration and signs in. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { registerCaregiver, registerPatient } from '#contract/account/register.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, isNetwork } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import type { Later } from '#web/lib/use-send-later.ts';
import { enter } from '../this-device.ts';
import { findGone } from './gone-pictures.ts';
import { type Problem, problemsOf } from './problems.ts';
import { stuckPictures } from './use-continue.ts';
import type { Registration } from './use-registration.ts';
import { bodyOf } from './values.ts';

/** 'taken': already registered; 'failed': never reached the server; 'refused': the server could not take it. */
export type Outcome = 'taken' | 'failed' | 'refused' | null;

export const useSend = (form: Registration, later: Later) => {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>(null);

  /** Shows the errors and goes to the first step that has one. */
  const show = (problems: Problem[]) => {
    form.setProblems(problems);
    const at = form.steps.find((step) =>
      problems.some(({ field }) => form.placeOf(field) === step),
    );
    if (at && at !== form.step) form.goTo(at);
  };

  /** Removes pictures that the server no longer has, so they can be added again. */
  const missingPictures = async (): Promise<Problem[]> => {
    const gone = await findGone(form.values);
    for (const { kind, fileIds } of gone)
      form.setDocument(kind, (old) => ({
        ...old,
        pictures: old.pictures.filter(({ fileId }) => !fileIds.includes(fileId)),
      }));
    return gone.map(({ kind }) => ({ field: `${kind}.fileIds`, key: 'errors.file_gone' }));
  };

  const problemsIn = async (error: unknown): Promise<Problem[]> => {
    if (!(error instanceof ApiError)) return [];
    const { code, fields, message } = error;
    const named = fields
      .filter(({ field }) => form.placeOf(field))
      .map(({ field, message: text }) => ({ field, text }));
    if (named.length) return named;
    // Errors without a field.
    if (code === 'wrong_code') return [{ field: 'verificationCode', text: message }];
    return code === 'file_gone' ? missingPictures() : [];
  };

  const refused = async (error: unknown) => {
    if (later.waitForNetwork(error)) return true;
    const problems = await problemsIn(error);
    const taken = error instanceof ApiError && error.status === 409;
    const trouble = isNetwork(error) ? 'failed' : 'refused';
    setOutcome(taken ? 'taken' : problems.length ? null : trouble);
    if (problems.length) show(problems);
    return problems.length > 0 || taken;
  };
  const { busy, run } = useAction(refused, { once: true });

  const send = async () => {
    if (busy) return;
    setOutcome(null);
    const found = [...problemsOf(form.type, form.values), ...stuckPictures(later)];
    // A card number lost by a reload is not an error, but must not be dropped silently either.
    if (form.lost.includes('whiteCardId'))
      found.push({ field: 'whiteCardId', key: 'register.askedAgain' });
    if (found.length) return show(found);

    form.setProblems([]);
    if (later.photos === 'coming') return later.waitForPhotos();
    await run(async () => {
      const body: unknown = bodyOf(form.type, form.values, form.requestKey.current);
      const answer =
        form.type === 'patient'
          ? await call(registerPatient, { body } as RequestOf<typeof registerPatient>)
          : await call(registerCaregiver, { body } as RequestOf<typeof registerCaregiver>);
      form.forget();
      enter(answer);
      await navigate(`/regresult/${form.type}`, { replace: true });
    });
  };

  return { send, busy, outcome };
};

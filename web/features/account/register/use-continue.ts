/** Continues to the next step: validates the fields of this step only. */
import { type RefObject, useState } from 'react';
import type { DocumentKind } from '#contract/account/documents.ts';
import { isPostcode, plain } from '#contract/field-rules.ts';
import { findPostcode } from './find-postcode.ts';
import { type Problem, problemsOf } from './problems.ts';
import { isIn } from './steps.ts';
import type { Registration } from './use-registration.ts';

export const useContinue = (form: Registration, pictures: RefObject<Set<DocumentKind>>) => {
  const { type, step, steps, place, values } = form;
  const [waiting, setWaiting] = useState(false);

  /** A ZIP code that does not exist. */
  const unknownPostcode = async (): Promise<Problem[]> => {
    const zip = plain(values.texts.postcode);
    if (step !== 'address' || !isPostcode(zip)) return [];
    setWaiting(true);
    const found = await findPostcode(zip);
    setWaiting(false);
    return found === 'unknown' ? [{ field: 'postcode', key: 'errors.unknown_postcode' }] : [];
  };

  const goOn = async () => {
    const found = problemsOf(type, values).filter(({ field }) => isIn(type, step, field));
    const sending = [...pictures.current]
      .map((kind): Problem => ({ field: `${kind}.fileIds`, key: 'upload.wait' }))
      .filter(({ field }) => isIn(type, step, field));
    const all = [
      ...found.filter(({ field }) => !sending.some((one) => one.field === field)),
      ...sending,
      ...(await unknownPostcode()),
    ];
    // Keep the server's errors of other steps.
    form.setProblems((before) => [
      ...before.filter(({ field }) => !isIn(type, step, field)),
      ...all,
    ]);
    const next = steps[place + 1];
    if (!all.length && next) form.goTo(next);
  };

  return { goOn, waiting };
};

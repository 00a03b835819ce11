/** Continues to the next step: validates the fields of this step only. */
import { useState } from 'react';
import { isPostcode, plain } from '#contract/field-rules.ts';
import type { Later } from '#web/lib/use-send-later.ts';
import { findPostcode } from './find-postcode.ts';
import { type Problem, problemsOf } from './problems.ts';
import { isIn } from './steps.ts';
import type { Registration } from './use-registration.ts';

/** Photos that won't arrive by themselves. */
export const stuckPictures = ({ stuckIn }: Later): Problem[] =>
  stuckIn.map((kind) => ({ field: `${kind}.fileIds`, key: 'upload.wait' }));

const codeProblem: Problem = { field: 'verificationCode', key: 'errors.wrong_code' };

export const useContinue = (form: Registration, later: Later, wrongCode: boolean) => {
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
    const isHere = ({ field }: Problem) => isIn(type, step, field);
    const stuck = stuckPictures(later).filter(isHere);
    // A document whose photo is on its way is not missing.
    const coming = later.comingIn.map((kind) => `${kind}.fileIds`);
    const found = problemsOf(type, values).filter(isHere);
    const all = [
      ...found.filter(
        ({ field }) => !coming.includes(field) && !stuck.some((one) => one.field === field),
      ),
      ...stuck,
      ...(wrongCode ? [codeProblem].filter(isHere) : []),
      ...(await unknownPostcode()),
    ];
    // Keep the server's errors of other steps.
    form.setProblems((before) => [
      ...before.filter(({ field }) => !isIn(type, step, field)),
      ...all,
    ]);
    const next = steps[place + 1];
    if (all.length || !next) return;
    if (coming.some((field) => isIn(type, step, field))) later.waitForPhotos();
    else form.goTo(next);
  };

  return { goOn, waiting };
};

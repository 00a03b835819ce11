/** What a trainer of the office calls to make trainings. */
import { getOfficeTraining } from '#contract/training/contents-office.ts';
import type { TestApp } from './app.ts';
import { staffOf } from './office.ts';
import { traineesOf } from './trainees.ts';

export const base = '/staff/training/contents';
/** How files are sent. */
export const octets = { 'content-type': 'application/octet-stream' };

/** For the tests of one file, each with a trainer of its own. */
export const trainingCalls = (t: TestApp) => {
  const trainer = staffOf(t, 'trainer');
  const get = (id: string) =>
    t.read(getOfficeTraining, { path: `${base}/${id}`, token: trainer.token });
  const put = (path: string, body: unknown) =>
    t.call('PUT', `/home${path}`, { token: trainer.token, body, lang: 'en' });
  return { trainer, trainees: traineesOf(t), get, put };
};

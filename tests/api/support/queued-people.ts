/** People of an app with the real queue: their messages are delivered by its worker. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { demoNow } from './demo.ts';
import { peopleOf } from './people.ts';

export const queuedPeopleOf = (t: TestApp) => {
  const people = peopleOf(t);

  /** With the real queue: wait until the worker has delivered. */
  const settled = async () => {
    await expect
      .poll(async () => {
        const { rows } = await t.pool.query(
          `select count(*)::int as n from pgboss.job where name = 'message' and state <> 'completed'`,
        );
        return rows[0].n;
      })
      .toBe(0);
  };
  /** Codes come by the queue here: the row is written by the worker. */
  const registered = async (type: 'patient' | 'caregiver', more: Record<string, unknown> = {}) => {
    const form = type === 'patient' ? people.patientForm(more) : await people.caregiverForm(more);
    expect((await people.askCode(form.phone, 'register')).status).toBe(200);
    await settled();
    const [message = ''] = await people.messagesTo(form.phone);
    const verificationCode = /\b\d{6}\b/.exec(message)?.[0];
    const { json, text } = await people.send(type, { ...form, verificationCode });
    expect(json.code, text).toBe('200');
    if (!json.data) throw new Error('no answer');
    return { ...json.data, phone: form.phone, form };
  };
  const review = (userId: string) =>
    t.pool.query(
      `insert into comment (id, user_id, user_name, rating, text, images, created_at)
       values ('r-' || $1, $1::uuid, '{"en":"Ah Mui W."}', 5, '{"en":"Very good."}', '{/files/x}', $2)`,
      [userId, demoNow],
    );
  return { people, settled, registered, review };
};

/** Where the case of a white card stands is kept by triggers; here it is worked out from the three tables as well. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const hour = (n: number) => new Date(Date.UTC(2025, 5, 1, n));

const newPerson = async () => {
  const id = randomUUID();
  await t.pool.query(
    `insert into app_user (id, user_type, phone, password_hash, first_name, last_name, search_text)
     values ($1, 'patient', $2, 'none', 'A', 'B', 'a b')`,
    [id, `+1${Math.floor(2e9 + Math.random() * 7e9)}`],
  );
  return id;
};

type Step = (id: string, at: Date) => [text: string, values: unknown[]];
const steps = {
  save: (id, at) => [
    `insert into white_card_papers (user_id, checklist_by, saved_at) values ($1, 'sms', $2)
     on conflict (user_id) do update set saved_at = $2`,
    [id, at],
  ],
  send: (id, at) => [
    `insert into white_card_papers (user_id, checklist_by, saved_at, sent_at, contact_by)
     values ($1, 'sms', $2::timestamptz, $2, $2::timestamptz + interval '1 day')
     on conflict (user_id) do update set sent_at = excluded.sent_at, contact_by = excluded.contact_by`,
    [id, at],
  ],
  handIn: (id, at) => [
    `insert into white_card (user_id, status, id_sealed, id_hash, submitted_at, contact_by)
     values ($1::uuid, 'submitted', 'x', $1::uuid::text, $2, $2::timestamptz + interval '1 day')
     on conflict (user_id) do update set status = 'submitted', submitted_at = $2, contact_by = excluded.contact_by`,
    [id, at],
  ],
  decide: (id) => [`update white_card set status = 'eligible' where user_id = $1`, [id]],
  takeBack: (id) => ['delete from white_card where user_id = $1', [id]],
  call: (id, at) => [
    `insert into case_work (kind, subject_id, contacted_at) values ('card', $1, $2)
     on conflict (kind, subject_id) do update set contacted_at = $2`,
    [id, at],
  ],
} satisfies Record<string, Step>;

const workedOut = `
  with one as (
    select w.status = 'submitted' as handed_in, w.user_id as card, w.submitted_at, w.contact_by as card_by,
      p.sent_at, p.contact_by as papers_by, c.contacted_at
    from app_user u left join white_card w on w.user_id = u.id left join white_card_papers p on p.user_id = u.id
      left join case_work c on c.kind = 'card' and c.subject_id = u.id where u.id = $1
  ), waits as (
    select *, handed_in and (contacted_at is null or contacted_at < submitted_at) as card_waits,
      sent_at is not null and (contacted_at is null or contacted_at < sent_at) as papers_wait from one
  )
  select case when coalesce(handed_in, false) or papers_wait then 'open' when card is not null then 'decided'
      when sent_at is not null then 'papers' end as part, greatest(submitted_at, sent_at) as since,
    least(case when card_waits then card_by end, case when papers_wait then papers_by end) as due_at
  from waits`;

const expectKept = async (id: string) => {
  const { rows: kept } = await t.pool.query(
    `select part, since, due_at from case_work where kind = 'card' and subject_id = $1`,
    [id],
  );
  const { rows } = await t.pool.query(workedOut, [id]);
  expect(kept[0] ?? { part: null, since: null, due_at: null }).toEqual(rows[0]);
  return rows[0] as { part: string | null };
};

describe('where the case of a white card stands', () => {
  it.each<[part: string | null, history: (keyof typeof steps)[]]>([
    [null, ['save']],
    ['open', ['save', 'send']],
    ['papers', ['send', 'call']],
    ['open', ['send', 'call', 'send']],
    ['open', ['handIn']],
    ['open', ['handIn', 'call']],
    ['decided', ['handIn', 'call', 'decide']],
    ['decided', ['handIn', 'decide']],
    ['open', ['handIn', 'decide', 'send']],
    ['decided', ['handIn', 'decide', 'send', 'call']],
    ['papers', ['send', 'handIn', 'call', 'takeBack']],
    ['open', ['call', 'handIn', 'takeBack', 'handIn']],
    [null, ['call']],
    [null, ['handIn', 'takeBack']],
  ])('%s after %j', async (part, history) => {
    const id = await newPerson();
    let now = 0;
    for (const step of history) {
      await t.pool.query(...steps[step](id, hour(now++)));
      await expectKept(id);
    }
    expect((await expectKept(id)).part).toBe(part);
  });

  it('goes with what is moved to another account', async () => {
    const [from, to] = [await newPerson(), await newPerson()];
    await t.pool.query(...steps.send(from, hour(1)));
    await t.pool.query(...steps.handIn(from, hour(2)));
    await t.pool.query('update white_card_papers set user_id = $1 where user_id = $2', [to, from]);
    expect((await expectKept(from)).part).toBe('open');
    expect((await expectKept(to)).part).toBe('open');
    await t.pool.query('update white_card set user_id = $1 where user_id = $2', [to, from]);
    expect((await expectKept(from)).part).toBeNull();
    expect((await expectKept(to)).part).toBe('open');
  });

  it('is right when papers come while somebody calls', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await newPerson();
      await t.pool.query(...steps.send(id, hour(1)));
      await Promise.all([
        t.pool.query(...steps.call(id, hour(2 + (round % 2)))),
        t.pool.query(...steps.send(id, hour(3 - (round % 2)))),
      ]);
      await expectKept(id);
    }
  });
});

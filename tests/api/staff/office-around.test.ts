/** From one case to the next: the neighbours in the filtered queue, far down in it and after a decision. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aroundApplication, listApplications } from '#contract/account/applications-office.ts';
import { caseRules } from '#contract/staff/cases.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { staff, applicant, review } = applicantsOf(t);

const filters = 'queue=submitted&keyword=Qunara';
const around = (caseId: string, at?: string | null) =>
  t.read(aroundApplication, {
    token: staff.token,
    query: `${filters}&caseId=${caseId}${at ? `&at=${at}` : ''}`,
  });
const listed = async () => {
  const pages = await Promise.all(
    [1, 2].map((page) =>
      t.read(listApplications, {
        token: staff.token,
        query: `${filters}&pageSize=100&pageNum=${page}`,
      }),
    ),
  );
  return pages.flatMap(({ records }) => records.map(({ id }) => id));
};
/** Many at once, some due at the same moment and some at none. */
const many = async (count: number) => {
  const { id } = await applicant({ firstName: 'Qunara' });
  const [person] = await t.db.select().from(user).where(eq(user.id, id));
  const [first] = await t.db
    .select()
    .from(caregiverApplication)
    .where(eq(caregiverApplication.userId, id));
  if (!person || !first) throw new Error('nobody applied');
  const copies = Array.from({ length: count }, (_, n) => ({
    ...person,
    id: randomUUID(),
    phone: `+1646777${1000 + n}`,
    requestKey: randomUUID(),
  }));
  await t.db.insert(user).values(copies);
  const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
  await t.db.insert(caregiverApplication).values(
    copies.map((copy, n) => ({
      ...first,
      userId: copy.id,
      submittedAt: later(first.submittedAt, n % 4),
      dueAt: n % 5 === 0 || !first.dueAt ? null : later(first.dueAt, 60 * Math.floor(n / 3)),
    })),
  );
  // Finer than a Date can say.
  await t.pool.query(
    `update caregiver_application set due_at = due_at + interval '1 microsecond'
     where user_id = any($1)`,
    [copies.filter((_, n) => n % 2).map((copy) => copy.id)],
  );
};

describe('the next case', () => {
  it('is right from the first row to the last, beyond the hundredth, and back again', async () => {
    await many(129);
    const ids = await listed();
    expect(ids).toHaveLength(130);
    const walked = [];
    for (let at: string | null = ids[0] ?? null; at; at = (await around(at)).next) walked.push(at);
    expect(walked).toEqual(ids);
    const back = [];
    for (let at: string | null = ids[129] ?? null; at; at = (await around(at)).previous)
      back.push(at);
    expect(back).toEqual(ids.toReversed());
    const { rows } = await around(ids[110] as string);
    const { beforeShown, afterShown } = caseRules;
    expect(rows.map((row) => row.id)).toEqual(ids.slice(110 - beforeShown, 111 + afterShown));
  });

  it('after a decision is the one that followed where the case stood', async () => {
    const [first, second, third, fourth] = (await listed()) as [string, string, string, string];
    const { stood } = await around(second);
    await review(second, { decision: 'approved' });
    expect(await around(second, stood)).toMatchObject({ previous: first, next: third });
    // Somebody else was quicker with that one.
    await review(third, { decision: 'approved' });
    const { next, rows } = await around(second, stood);
    expect(next).toBe(fourth);
    expect(rows.map((row) => row.id)).not.toContain(second);
  });

  it('of a case that is not in this list is its first', async () => {
    const other = await applicant({ firstName: 'Elsewhere' });
    const [first] = await listed();
    expect(await around(other.id)).toMatchObject({ stood: null, previous: null, next: first });
  });

  it('refuses a place that nobody was told', async () => {
    const [first] = await listed();
    for (const at of ['nonsense', Buffer.from('["x",null,"y"]').toString('base64url')]) {
      const { status, json } = await t.call(
        'GET',
        `/home/staff/application/around?caseId=${first}&at=${at}`,
        { token: staff.token },
      );
      expect([status, json.errors?.[0]?.field]).toEqual([400, 'at']);
    }
  });
});

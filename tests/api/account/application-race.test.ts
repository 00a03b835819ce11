/** Two reviewers decide about one application at once, at two processes (quality 4); `npm run torture` does 100 rounds. */
import { expect, it } from 'vitest';
import { startTestApp } from '#tests/api/support/app.ts';
import { caregiversOf } from '#tests/api/support/caregivers.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const rounds = Number(process.env.REVIEW_ROUNDS ?? 20);
const t = testApp();
const people = peopleOf(t);
const { someone } = caregiversOf(t, people);

it('one wins, the other is told, one message goes out', { timeout: 180_000 }, async () => {
  const other = await startTestApp({ beside: t });
  try {
    const reviewers = [await t.staffSession('coordinator'), await t.staffSession('admin')];
    const wins = { approved: 0, rejected: 0 };
    const race = async (round: number) => {
      const { userId, phone } = await someone();
      const decide = (decision: keyof typeof wins, turn: number) =>
        (turn % 2 ? t : other).call('POST', `/home/staff/application/${userId}/review`, {
          token: reviewers[turn % 2],
          lang: 'en',
          body: { version: 0, decision, ...(decision === 'rejected' && { note: 'No.' }) },
        });
      const answers = await Promise.all(
        round % 2
          ? [decide('approved', round), decide('rejected', round + 1)]
          : [decide('rejected', round), decide('approved', round + 1)],
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status } = await people.applicationRow(userId);
      wins[status as keyof typeof wins]++;
      const winner = answers.findIndex((answer) => answer.status === 200);
      const wanted = round % 2 ? ['approved', 'rejected'] : ['rejected', 'approved'];
      expect(status).toBe(wanted[winner]);
      expect(await people.messagesTo(phone)).toHaveLength(1);
    };
    for (let ten = 0; ten < rounds; ten += 10)
      await Promise.all(Array.from({ length: 10 }, (_, i) => race(ten + i)));
    // Neither is favoured by where it stands.
    expect(Math.min(wins.approved, wins.rejected)).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
});

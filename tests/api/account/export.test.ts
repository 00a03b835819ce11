/** Take everything along (quality 36). */
import { describe, expect, it } from 'vitest';
import { exportOwnData } from '#contract/account/account.ts';
import { replaceVerdict } from '#server/shared/cases/document-verdicts.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { goodPassword } from '#tests/api/support/people.ts';
import { queuedPeopleOf } from '#tests/api/support/queued-people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ jobs: true });
const { people, settled, registered, review } = queuedPeopleOf(t);

describe('everything we keep', () => {
  it('of a patient: profile, card, documents, reviews, sessions, times of messages', async () => {
    const card = people.newCard();
    const me = await registered('patient', {
      email: 'export@example.com',
      whiteCardId: card,
      proofOfAddress: { type: 'insurance', fileIds: [await people.picture()] },
    });
    await review(me.user.userId);
    await people.picture('review', me.user.userId);
    const [letter, income] = [
      await people.picture('service', me.user.userId),
      await people.picture('whitecard', me.user.userId),
    ];
    const post = (path: string, body: object) =>
      t.call('POST', `/home${path}`, { token: me.token, body, lang: 'en' });
    await post('/api/service/apply', {
      serviceId: 'letter-interpretation',
      method: 'online',
      note: 'A letter from the city',
      fileIds: [letter],
    });
    await t.pool.query('update app_user set verified_email = email where id = $1', [
      me.user.userId,
    ]);
    await post('/api/user/white-card/documents', {
      documents: [{ kind: 'income', fileIds: [income], complete: true }],
      checklistBy: 'email',
      send: false,
    });
    await t.db.transaction((tx) =>
      replaceVerdict(tx, testSealer(), {
        userId: me.user.userId,
        caseKind: 'card',
        document: 'income',
        verdict: 'unreadable',
        reason: 'blurred',
        note: 'Page 2.',
        staffId: null,
        at: t.clock.now(),
        toldAt: t.clock.now(),
      }),
    );
    await t.call('POST', '/home/demo/reply', { body: { from: me.phone, text: '我的信到了吗？' } });
    await settled();
    const data = await t.read(exportOwnData, {
      token: me.token,
      body: { password: goodPassword },
    });
    expect(data).toMatchObject({
      exportedAt: '2025-06-11 10:30',
      timeZone: 'America/New_York',
      profile: {
        userId: me.user.userId,
        phone: `+1${me.phone}`,
        email: 'export@example.com',
        emailVerified: true,
        address: '12 Persimmon Street',
        registeredAt: '2025-06-11 10:30',
      },
      whiteCard: { whiteCardId: card, status: 'submitted', contactBy: '2025-06-12 10:30' },
      application: null,
      documents: [
        { kind: 'proofOfAddress', type: 'insurance', files: [{ createdAt: '2025-06-11 10:30' }] },
      ],
      whiteCardPapers: {
        history: [{ status: 'submitted', at: '2025-06-11 10:30' }],
        papers: { checklistBy: 'email', savedAt: '2025-06-11 10:30', sentAt: null },
        complete: [{ kind: 'income', complete: true }],
        pictures: [{ kind: 'income', fileId: income }],
      },
      documentVerdicts: [
        { document: 'income', verdict: 'unreadable', reason: 'blurred', note: 'Page 2.' },
      ],
      serviceRecords: [
        {
          item: { en: 'Help reading letters' },
          note: 'A letter from the city',
          fileIds: [letter],
          dueAt: '2025-06-13 10:30',
          history: [{ event: 'received', by: 'owner' }],
        },
      ],
      reviews: [{ rating: 5, text: { en: 'Very good.' }, images: ['/files/x'] }],
      sessions: [{ current: true }],
      knownDevices: [{ lastUsedAt: '2025-06-11 10:30' }],
      messages: Array(3).fill({ channel: 'sms', at: '2025-06-11 10:30' }),
      textsToUs: [{ at: '2025-06-11 10:30', text: '我的信到了吗？', pictures: 0 }],
    });
    const others = data.otherFiles as { purpose: string }[];
    expect(others.map((f) => f.purpose).sort()).toEqual(['review', 'service', 'whitecard']);
    const text = JSON.stringify(data);
    for (const secret of [me.token, me.deviceKey, 'argon2', 'Hash', goodPassword])
      expect(text, secret).not.toContain(secret);
    const { rows } = await t.pool.query(
      `select action from audit_log where subject_id = $1 and action = 'account.export'`,
      [me.user.userId],
    );
    expect(rows).toHaveLength(1);
  });

  it('of a caregiver: the application too; of nobody else anything', async () => {
    const other = await registered('caregiver', { firstName: 'Somebody', employeeId: 'SECRET-9' });
    const me = await registered('caregiver', { employeeId: 'MINE-7' });
    const data = await t.read(exportOwnData, {
      token: me.token,
      body: { password: goodPassword },
    });
    expect(data).toMatchObject({
      whiteCard: null,
      application: { status: 'submitted', employeeId: 'MINE-7', dueAt: '2025-06-13 10:30' },
      reviews: [],
    });
    expect(data.documents).toHaveLength(4);
    const text = JSON.stringify(data);
    for (const theirs of [other.user.userId, other.phone, 'SECRET-9', 'Somebody'])
      expect(text).not.toContain(theirs);
  });
});

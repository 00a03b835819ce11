/** People who join activities and leave them again, and what they were told: the traffic of the faults. */
import { randomBytes, randomInt } from 'node:crypto';
import type { RegistrationState } from '#contract/activity/register.ts';
import { insertSession } from '#server/features/account/sign-in/sessions.store.ts';
import { connect } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { insertActivity } from '#tests/api/support/activity-rows.ts';
import { call, type Told } from './call.ts';

const quota = 20;
const day = 86_400_000;
const wallAt = (days: number) => localTime(new Date(Date.now() + days * day), 'America/New_York');

export type Person = { id: string; token: string; from: string };
/** What a person knows for sure; nothing while the last question had no answer. */
type Fate = 'registered' | 'waitlisted' | 'none' | 'unknown';

export const createCrowd = async (databaseUrl: string, count: number) => {
  const onError = () => {};
  const { db, pool, close } = connect(databaseUrl, { onError, max: 4, seconds: 120 });
  const rows = await db
    .insert(user)
    .values(
      Array.from({ length: count }, (_, i) => ({
        firstName: 'Test',
        lastName: 'Patient',
        userType: 'patient' as const,
        passwordHash: 'none',
        phone: `+1646555${String(i).padStart(4, '0')}`,
      })),
    )
    .returning({ id: user.id });
  const people: Person[] = [];
  for (const [i, { id }] of rows.entries()) {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    const expiresAt = new Date(now.getTime() + day);
    await insertSession(db, token, { userId: id, remember: true, now, expiresAt });
    people.push({ id, token, from: `10.1.${i >> 8}.${i & 255}` });
  }

  const fates = new Map<string, Map<string, Fate>>();
  const told: Told[] = [];

  const newActivity = async (): Promise<string> => {
    const times = { opens: wallAt(-9), closes: wallAt(9), starts: wallAt(10), ends: wallAt(11) };
    const id = await insertActivity(pool, quota, times);
    fates.set(id, new Map());
    return id;
  };

  const act = async (host: string, activityId: string, person: Person, path: string) => {
    const known = fates.get(activityId);
    known?.set(person.id, 'unknown');
    const isJoin = path === 'register';
    const answer = await call<RegistrationState>(
      `${host}/home/api/user/activity/${path}?activityId=${activityId}`,
      {
        method: 'POST',
        token: person.token,
        from: person.from,
        ...(isJoin && {
          body: {
            name: 'Ah Mui Wong',
            phone: '(212) 555-0177',
            companions: 0,
            privacyAccepted: true,
          },
        }),
      },
    );
    told.push(answer);
    if (answer.status === 200 && answer.data) known?.set(person.id, answer.data.status);
    return answer;
  };
  const join = (host: string, id: string, person: Person) => act(host, id, person, 'register');
  const leave = (host: string, id: string, person: Person) =>
    act(host, id, person, 'register/cancel');

  return {
    db,
    pool,
    close,
    people,
    told,
    newActivity,
    join,
    leave,

    /** Everybody wants a place at once; some who were told that they have one give it back. */
    async wave(hostOf: (turn: number) => string): Promise<void> {
      const id = await newActivity();
      await Promise.all(
        people.map(async (person, i) => {
          const { data } = await join(hostOf(i), id, person);
          if (data && randomInt(5) === 0) await leave(hostOf(i + 1), id, person);
        }),
      );
    },

    /** What is wrong with the rows: acknowledged and not stored, counts that are not those of the rows, too many. */
    async faults(): Promise<{ lost: number; miscounted: number; acknowledged: number }> {
      const { rows: kept } = await pool.query<{
        activity_id: string;
        user_id: string;
        status: string;
        moved: boolean;
      }>(
        `select activity_id, user_id, status, promoted_at is not null as moved
         from activity_registration where activity_id = any($1)`,
        [[...fates.keys()]],
      );
      const rowOf = new Map(kept.map((row) => [`${row.activity_id} ${row.user_id}`, row]));
      let lost = 0;
      let acknowledged = 0;
      for (const [activityId, known] of fates)
        for (const [userId, fate] of known) {
          if (fate === 'unknown') continue;
          acknowledged++;
          const row = rowOf.get(`${activityId} ${userId}`);
          const isRight =
            fate === 'none'
              ? !row || row.status === 'cancelled'
              : row?.status === fate ||
                (fate === 'waitlisted' && row?.status === 'registered' && row.moved);
          if (!isRight) lost++;
        }
      const { rows: wrong } = await pool.query(
        `select a.id from activity a left join activity_registration r on r.activity_id = a.id
         where a.id = any($1) group by a.id
         having a.registered_count > a.quota
           or a.registered_count <> coalesce(sum(r.companions + 1) filter (where r.status = 'registered'), 0)
           or a.waitlist_count <> count(*) filter (where r.status = 'waitlisted')`,
        [[...fates.keys()]],
      );
      return { lost, miscounted: wrong.length, acknowledged };
    },
  };
};

export type Crowd = Awaited<ReturnType<typeof createCrowd>>;

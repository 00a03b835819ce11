/** Promise 2: one chair, two processes with fifty people each, again and again, given back in between. */
import { call, kindsOf, type Told } from './call.ts';
import { createCrowd, type Person } from './crowd.ts';
import { firstFree } from './free-slot.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const office = 'manhattan-office';

export const lastSlot: TortureTest = {
  promise: 'A2',
  name: 'last-slot',
  run: () =>
    onStage(async (stage) => {
      const times = rounds(100);
      const { url: databaseUrl } = await stage.startCluster();
      const apps = [await stage.startApp({ databaseUrl }), await stage.startApp({ databaseUrl })];
      const hostOf = (i: number) => apps[i % 2]?.url ?? '';
      const crowd = await createCrowd(databaseUrl, 100);
      stage.atEnd(crowd.close);
      const { people, pool } = crowd;
      await pool.query('update office_schedule set places = 1 where company_address_id = $1', [
        office,
      ]);

      const slot = await firstFree(hostOf(0), office, people[0]);
      const apply = ({ token, from }: Person, i: number) =>
        call<{ recordId: string }>(`${hostOf(i)}/home/api/service/apply`, {
          method: 'POST',
          token,
          from,
          body: {
            serviceId: 'government-benefits',
            method: 'offline',
            companyAddressId: office,
            ...slot,
          },
        });
      const cancel = (i: number, recordId: string) =>
        call(`${hostOf(i + 1)}/home/api/user/serviceRecord/${recordId}/cancel`, {
          method: 'POST',
          ...(people[i] && { token: people[i].token, from: people[i].from }),
        });

      const errors: Told[] = [];
      const wrong: string[] = [];
      /** All at once, beside something else: who got the chair. */
      const race = async (least: number, round: number, beside?: Promise<Told>) => {
        const answers = await Promise.all(people.map((person, i) => apply(person, i + round)));
        const besides = await beside;
        if (besides) errors.push(...[besides].filter(({ status }) => status !== 200));
        errors.push(...answers.filter(({ status }) => status !== 200 && status !== 409));
        const won = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
        if (won.length < least || won.length > 1) wrong.push(`${won.length} in round ${round}`);
        const [winner] = won;
        return winner === undefined
          ? undefined
          : { winner, recordId: answers[winner]?.data?.recordId ?? '' };
      };
      let held = 0;
      for (let round = 0; round < times; round++) {
        const first = await race(1, round);
        if (!first) break;
        // Given back while the others ask again: one of them has it then, or nobody.
        const second = await race(0, round, cancel(first.winner, first.recordId));
        if (second) {
          held++;
          await cancel(second.winner, second.recordId);
        }
      }
      const { rows } = await pool.query(
        `select (select count(*) from booking_place where company_address_id = $1)::int as places,
           (select count(*) from service_record r join app_user u on u.id = r.user_id
              where u.first_name = 'Test')::int as records`,
        [office],
      );
      const due = times + held;
      const { places, records } = rows[0];
      return {
        ok: wrong.length + errors.length === 0 && records === due,
        figure:
          `${times} rounds of 100 people, and ${times} more while the chair was given back (${held} had it then): ` +
          `${wrong.length} wrong${wrong.length ? ` (${wrong.slice(0, 3).join(', ')})` : ''}, ` +
          `other than 200 or 409: ${kindsOf(errors)}; ${records} visits of ${due}, ${places} left`,
      };
    }),
};

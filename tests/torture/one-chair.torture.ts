/** Promise 49: three hundred clients for one chair at one process, and everybody else's calls beside: none is turned away. */
import { setTimeout as wait } from 'node:timers/promises';
import { call, kindsOf, quantile, type Told } from './call.ts';
import { createCrowd } from './crowd.ts';
import { firstFree } from './free-slot.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const office = 'manhattan-office';
const crowdSize = 300;

export const oneChair: TortureTest = {
  promise: 'G49',
  name: 'one-chair',
  run: () =>
    onStage(async (stage) => {
      const times = rounds(20);
      const { url: databaseUrl } = await stage.startCluster();
      const { url } = await stage.startApp({ databaseUrl });
      const crowd = await createCrowd(databaseUrl, crowdSize + 1);
      stage.atEnd(crowd.close);
      const { pool } = crowd;
      const [bystander, ...people] = crowd.people;
      if (!bystander) throw new Error('nobody is there');
      await pool.query('update office_schedule set places = 1 where company_address_id = $1', [
        office,
      ]);
      const slot = await firstFree(url, office, bystander);

      const others: Told[] = [];
      const { token, from } = bystander;
      const beside = async (isOver: () => boolean): Promise<void> => {
        while (!isOver()) {
          others.push(await call(`${url}/home/api/user/patient/info`, { token }));
          others.push(await call(`${url}/home/content/activity/page?pageSize=10&pageNum=1`));
          others.push(
            await call(`${url}/home/api/service/restriction/check`, {
              method: 'POST',
              token,
              from,
              body: { companyAddressId: 'queens-office', ...slot },
            }),
          );
          await wait(20);
        }
      };

      const told: Told[] = [];
      let wrong = 0;
      for (let round = 0; round < times; round++) {
        let isOver = false;
        const meanwhile = beside(() => isOver);
        const answers = await Promise.all(
          people.map((person) =>
            call<{ recordId: string }>(`${url}/home/api/service/apply`, {
              method: 'POST',
              token: person.token,
              from: person.from,
              body: {
                serviceId: 'government-benefits',
                method: 'offline',
                companyAddressId: office,
                ...slot,
              },
            }),
          ),
        );
        isOver = true;
        await meanwhile;
        told.push(...answers);
        if (answers.filter(({ status }) => status === 200).length !== 1) wrong++;
        await pool.query('delete from service_record where user_id = any($1)', [
          people.map(({ id }) => id),
        ]);
      }
      const bad = others.filter(({ status }) => status !== 200 && status !== 429);
      const odd = told.filter(({ status }) => status !== 200 && status !== 409);
      const p95 = quantile(
        others.map(({ ms }) => ms),
        0.95,
      );
      return {
        ok: bad.length + odd.length + wrong === 0,
        figure:
          `${times} times ${crowdSize} clients for one chair: ${times - wrong} with one winner, ` +
          `other than 200 or 409: ${kindsOf(odd)}; ${others.length} other calls beside, ` +
          `failed: ${kindsOf(bad)}, p95 ${Math.round(p95)} ms`,
      };
    }),
};

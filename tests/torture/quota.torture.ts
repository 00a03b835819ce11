/** Promise 1, all of its rounds: 200 people at two processes, 20 places. (The control is in tests/api/activity/activity-race.test.ts.) */
import { kindsOf } from './call.ts';
import { createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

export const quota: TortureTest = {
  promise: 'A1',
  name: 'quota',
  run: () =>
    onStage(async (stage) => {
      const times = rounds(20);
      const { url: databaseUrl } = await stage.startCluster();
      const apps = [await stage.startApp({ databaseUrl }), await stage.startApp({ databaseUrl })];
      const crowd = await createCrowd(databaseUrl, 200);
      stage.atEnd(crowd.close);
      let wrong = 0;
      for (let round = 0; round < times; round++) {
        const id = await crowd.newActivity();
        const answers = await Promise.all(
          crowd.people.map((person, i) => crowd.join(apps[(i + round) % 2]?.url ?? '', id, person)),
        );
        const seated = answers.filter(({ data }) => data?.status === 'registered').length;
        const { rows } = await crowd.pool.query(
          'select registered_count as taken from activity where id = $1',
          [id],
        );
        if (seated !== 20 || rows[0].taken !== 20) wrong++;
      }
      const bad = crowd.told.filter(({ status }) => status !== 200);
      const { lost, miscounted } = await crowd.faults();
      return {
        ok: wrong + bad.length + lost + miscounted === 0,
        figure:
          `${times} rounds of 200 people for 20 places: ${times - wrong} with exactly 20 told and 20 taken, ` +
          `not 200: ${kindsOf(bad)}; ${lost} lost, ${miscounted} miscounted`,
      };
    }),
};

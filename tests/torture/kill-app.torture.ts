/** Promise 7: two processes, each killed again and again while 200 people want 20 places. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bench/product.ts';
import { createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const untilMs = 180_000;

export const killApp: TortureTest = {
  promise: 'B7',
  name: 'kill-app',
  run: () =>
    onStage(async (stage) => {
      const kills = rounds(50);
      const { url: databaseUrl } = await stage.startCluster();
      const ports = [await freePort(), await freePort()];
      const start = (port: number) => stage.startApp({ databaseUrl, port });
      let apps = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
      const crowd = await createCrowd(databaseUrl, 200);
      stage.atEnd(crowd.close);

      let running = true;
      const traffic = (async () => {
        for (let turn = 0; running; turn++)
          await crowd.wave((i) => `http://127.0.0.1:${ports[(i + turn) % 2]}`);
      })();
      for (let kill = 0; kill < kills; kill++) {
        const which = kill % 2;
        await wait(randomInt(100, 600));
        await apps[which]?.end('SIGKILL');
        const next = await start(ports[which] ?? 0);
        apps = apps.map((app, i) => (i === which ? next : app));
      }
      running = false;
      await traffic;

      // Every message that a registration made is delivered: one for joining, one more for moving up.
      const messages = async () => {
        const { rows } = await crowd.pool.query<
          Record<'due' | 'written' | 'sent' | 'arrived', number>
        >(`
          select (select count(*) + count(promoted_at) from activity_registration r
                    join app_user u on u.id = r.user_id where u.first_name = 'Test')::int as due,
            (select count(*) from message m join app_user u on u.id = m.user_id
               where u.first_name = 'Test')::int as written,
            (select count(*) from message m join app_user u on u.id = m.user_id
               where u.first_name = 'Test' and m.state = 'sent')::int as sent,
            (select count(*) from demo_message d join message m on m.id::text = d.job_id
               join app_user u on u.id = m.user_id where u.first_name = 'Test')::int as arrived`);
        return rows[0] ?? { due: 0, written: 0, sent: 0, arrived: -1 };
      };
      let mail = await messages();
      const deadline = Date.now() + untilMs;
      for (; mail.sent < mail.written && Date.now() < deadline; mail = await messages())
        await wait(500);
      const { lost, miscounted, acknowledged } = await crowd.faults();
      const bad = crowd.told.filter(({ status }) => status >= 500 && status !== 503).length;
      const unanswered = crowd.told.filter(({ status }) => status === 0).length;
      return {
        ok:
          lost + miscounted + bad === 0 &&
          acknowledged > 0 &&
          unanswered > 0 &&
          mail.due === mail.written &&
          mail.written === mail.sent &&
          mail.sent === mail.arrived,
        figure:
          `${kills} kills, ${crowd.told.length} calls (${unanswered} cut off, ${bad} errors), ` +
          `${acknowledged} acknowledged, ${lost} lost, ${miscounted} miscounted; ` +
          `messages due ${mail.due}, written ${mail.written}, sent ${mail.sent}, arrived ${mail.arrived}`,
      };
    }),
};

/** A weekly mail to each supervisor: who is late, and what ends within 30 days. Without either there is none. */
import { soonDays } from '#contract/training/compliance-office.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { mondayOf } from './compliance.rules.ts';
import { listStandings, type Standing } from './compliance.service.ts';
import { joined } from './remind.service.ts';
import * as store from './team.store.ts';

/** A mail names so many people of a team; the page has them all. */
const namedMax = 20;

const isLate = ({ late, papersMissing }: Standing) => late.length > 0 || papersMissing.length > 0;
const isSoon = ({ next }: Standing, until: string) => next !== null && next.on <= until;

/** Returns how many were sent. From Monday at the time of reminders; after days without the product in the same week. */
export const sendDigests = async ({
  db,
  clock,
  messages,
}: Needs<'db' | 'clock' | 'messages'>): Promise<number> => {
  const now = clock.now();
  const { timeZone } = await getSetting(db, 'agency');
  const { reminderTime } = await getSetting(db, 'promises');
  if (localTime(now, timeZone).slice(11) < reminderTime) return 0;
  const today = todayOf({ now, timeZone });
  const monday = mondayOf(today);
  const until = dayAfter(today, soonDays);
  const supervised = await store.listSupervised(db);
  let count = 0;
  for (const [staffId, own] of Map.groupBy(supervised, (one) => one.staffId)) {
    const [supervisor] = own;
    if (!supervisor) continue;
    const locale = localeOf(supervisor.locale);
    const isSent = await db.transaction(async (tx) => {
      const teams = await store.takeDigests(tx, staffId, monday);
      if (!teams.length || !supervisor.digest) return false;
      const context = await getViewContext(tx, now, locale);
      const people = await listStandings(tx, {}, context);
      const named = (list: Standing[]) => {
        const names = list.slice(0, namedMax).map((one) => one.chineseName ?? one.name);
        const rest = list.length - names.length;
        const more = rest > 0 ? [say(locale, 'messages.toDo.more', { n: rest })] : [];
        return joined([...names, ...more], locale);
      };
      const lines = teams.flatMap((team) => {
        const mine = people.filter((one) => one.team === team);
        const late = mine.filter(isLate);
        const soon = mine.filter((one) => !isLate(one) && isSoon(one, until));
        const part = (key: 'late' | 'soon', list: Standing[]) =>
          list.length ? [say(locale, `messages.digest.${key}`, { names: named(list) })] : [];
        const parts = [...part('late', late), ...part('soon', soon)];
        return parts.length ? [[team, ...parts].join('\n')] : [];
      });
      if (!lines.length) return false;
      const words = sayMessage(locale, 'messages.staffTeamDigest', { teams: lines.join('\n\n') });
      const to = supervisor.email;
      await messages.send(tx, { channel: 'email', to, owner: null, why: 'staff', ...words });
      return true;
    });
    if (isSent) count += 1;
  }
  return count;
};

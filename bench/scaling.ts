/**
 * `npm run bench -- scaling`: what a city needs, reckoned from the costs that `booking` measured. Prints the tables of
 * docs/scaling.md. BENCH_CITY is the number of inhabitants.
 */
import { report } from '../scripts/report.ts';
import { type Figures, readFigures } from './figures.ts';

const city = Number(process.env.BENCH_CITY ?? 10_000_000);

/** Guesses about people, each on its own line; the rest follows. */
const people = {
  elders: 0.17,
  /** Of them, those who use the agency; each brings one more person: a relative or a caregiver. */
  served: 0.3,
  visitsPerMonth: 8,
  pagesPerVisit: 6,
  firstVisits: 0.2,
  signedIn: 0.5,
  callsPerSignedInVisit: 30,
  bookingsPerElderMonth: 0.5,
  /** The reminder, now and then a change; the confirmation is in the cost of the booking. */
  messagesPerBooking: 1.5,
  /** Codes, activities, notices. */
  otherMessagesPerUserMonth: 1,
  /** A tenth of a day's traffic comes in its busiest hour, three times as dense in its busiest minute. */
  busiestHour: 0.1,
  busiestMinute: 3,
};
/** How full a machine may be at the busiest minute. */
const fill = 0.5;
const providerMs = 200;
/** Messages side by side in one process (server/platform/queue/jobs.ts). */
const atOnce = 4;

const needed = (figures: Figures, name: keyof Figures): number => {
  const value = figures[name];
  if (value === undefined)
    throw new Error(`${name} is not measured: run \`npm run bench -- booking\` first`);
  return value;
};

const figures = readFigures();
const f = (name: keyof Figures) => needed(figures, name);
const round = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 });

const elders = city * people.elders * people.served;
const users = elders * 2;
const perMonth = {
  visits: users * people.visitsPerMonth,
  pages: users * people.visitsPerMonth * people.pagesPerVisit,
  calls: users * people.visitsPerMonth * people.signedIn * people.callsPerSignedInVisit,
  bookings: elders * people.bookingsPerElderMonth,
  messages:
    elders * people.bookingsPerElderMonth * people.messagesPerBooking +
    users * people.otherMessagesPerUserMonth,
};
/** Of a working day, of which a month has 22, to the second of the busiest minute. */
const peak = (monthly: number) =>
  ((monthly / 22) * people.busiestHour * people.busiestMinute) / 3_600;

const costs = {
  pages: { app: f('pageMs'), db: 0 },
  calls: { app: f('readAppMs'), db: f('readDbMs') },
  bookings: { app: f('bookingAppMs'), db: f('bookingDbMs') },
  messages: { app: f('messageAppMs'), db: f('messageDbMs') },
};
type Kind = keyof typeof costs;
const kinds = Object.keys(costs) as Kind[];

report('| | a month | at the peak, per second | app cores | database cores |');
report('|---|---|---|---|---|');
let [app, db] = [0, 0];
for (const kind of kinds) {
  const rate = peak(perMonth[kind]);
  const [appCores, dbCores] = [(rate * costs[kind].app) / 1000, (rate * costs[kind].db) / 1000];
  app += appCores;
  db += dbCores;
  report(
    `| ${kind} | ${round(perMonth[kind])} | ${round(rate, 1)} | ${round(appCores, 2)} | ${round(dbCores, 2)} |`,
  );
}
report(`| together | | | ${round(app, 1)} | ${round(db, 1)} |`);
report(
  `| at ${fill * 100} % full | | | ${Math.ceil(app / fill)} processes | ${Math.ceil(db / fill)} cores |`,
);

const day = perMonth.visits / 22;
const bytes =
  day * (people.firstVisits * f('firstVisitBytes') + people.pagesPerVisit * f('pageBytes'));
const peakBytes = (bytes * people.busiestHour * people.busiestMinute) / 3_600;
const diskYear =
  12 * (perMonth.bookings * f('bookingDiskBytes') + perMonth.messages * f('messageDiskBytes'));
const rowsYear = 12 * (perMonth.bookings * f('bookingRows') + perMonth.messages * f('messageRows'));
const walPeak =
  peak(perMonth.bookings) * f('bookingWalBytes') + peak(perMonth.messages) * f('messageWalBytes');
/** All who come tomorrow are reminded at the same hour. */
const reminders = perMonth.bookings / 22;

report('\n| What | How much | Calculation |');
report('|---|---|---|');
const line = (what: string, much: string, how: string) => report(`| ${what} | ${much} | ${how} |`);
line('People', `${round(users)}`, `${round(city)} × ${people.elders} × ${people.served} × 2`);
line(
  'Bandwidth at the peak',
  `${round((peakBytes * 8) / 1e6)} Mbit/s`,
  `${round(day)} visits a day × (${people.firstVisits} × ${round(f('firstVisitBytes') / 1000)} KB + ${people.pagesPerVisit} × ${round(f('pageBytes') / 1000)} KB)`,
);
line(
  'Disk of the database in a year',
  `${round(diskYear / 1e9)} GB`,
  `${round((12 * perMonth.bookings) / 1e6, 1)} M bookings × ${round(f('bookingDiskBytes') / 1000, 1)} KB + ${round((12 * perMonth.messages) / 1e6, 1)} M messages × ${round(f('messageDiskBytes') / 1000, 1)} KB`,
);
line('Rows written in a year', `${round(rowsYear / 1e6)} M`, 'the same with rows');
line(
  'Write-ahead log at the peak',
  `${round(walPeak / 1000)} KB/s`,
  'what a replica has to follow',
);
line(
  'Reminders of one day',
  `${round(reminders)}`,
  `one process, ${atOnce} at once, ${providerMs} ms a message: ${round((reminders * providerMs) / atOnce / 60_000)} minutes`,
);
line(
  'One process: pages',
  `${round(1000 / f('pageMs'))}/s`,
  `1000 ms / ${round(f('pageMs'), 2)} ms`,
);
line(
  'One process: bookings',
  `${round(1000 / f('bookingAppMs'))}/s`,
  `1000 ms / ${round(f('bookingAppMs'), 1)} ms`,
);
line(
  'One database core: bookings',
  `${round(1000 / f('bookingDbMs'))}/s`,
  `1000 ms / ${round(f('bookingDbMs'), 1)} ms`,
);
line(
  'Cities until one database of 32 cores is half full',
  round((32 * fill) / db, 1),
  `32 × ${fill} / ${round(db, 2)}`,
);

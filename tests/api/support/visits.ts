/** People who ask for services and visit offices, for tests. */
import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { ServiceRecord } from '#contract/services/records.ts';
import { rescheduleRecord } from '#contract/services/records.ts';
import type { SlotRefusal } from '#contract/services/services.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Answer, CallOptions, TestApp } from './app.ts';
import { messagesTo } from './messages.ts';

export const manhattan = 'manhattan-office';
export const queens = 'queens-office';

export type Wanted = { companyAddressId: string; reserveDate: string; reserveTime: string };
/** '2025-06-13 10:30' at an office. */
export const at = (wall: string, companyAddressId = manhattan): Wanted => {
  const [reserveDate = '', reserveTime = ''] = wall.split(' ');
  return { companyAddressId, reserveDate, reserveTime };
};

let next = 0;

export const visitsOf = (t: TestApp) => {
  const newPhone = () => `347555${String(1000 + next++)}`;
  const someone = async (values: Parameters<TestApp['newPatient']>[1] = {}) => {
    const phone = newPhone();
    return { phone, token: await t.newPatient(phone, values) };
  };
  const everyone = (count: number) => Promise.all(Array.from({ length: count }, () => someone()));

  const apply = (token: string, body: object, options: CallOptions & { app?: TestApp } = {}) =>
    (options.app ?? t).call<ServiceRecord & SlotRefusal>('POST', '/home/api/service/apply', {
      token,
      lang: 'en',
      ...options,
      body,
    });
  /** A visit that has to succeed. */
  const book = async (
    token: string,
    wanted: Wanted,
    more: object = {},
    options: CallOptions = {},
  ): Promise<ServiceRecord> => {
    const body = { serviceId: 'government-benefits', method: 'offline', ...wanted, ...more };
    const answer = await apply(token, body, options);
    if (!answer.json.data || answer.status !== 200) throw new Error(answer.text);
    return answer.json.data;
  };
  const move = (
    token: string,
    recordId: string,
    to: Partial<Wanted>,
    options: CallOptions & { app?: TestApp } = {},
  ): Promise<Answer<ServiceRecord & SlotRefusal>> =>
    (options.app ?? t).call(
      'POST',
      `/home${rescheduleRecord.path.replace('{recordId}', recordId)}`,
      {
        token,
        lang: 'en',
        ...options,
        body: to,
      },
    );
  const cancel = (
    token: string,
    recordId: string,
    options: CallOptions & { app?: TestApp } = {},
  ): Promise<Answer<ServiceRecord>> =>
    (options.app ?? t).call('POST', `/home/api/user/serviceRecord/${recordId}/cancel`, {
      token,
      lang: 'en',
      ...options,
    });

  /** What its address answers: the record, or with a path its calendar file or its printed page. */
  const own = (token: string, recordId: string, path = '', lang: Locale = 'en') =>
    t.call<ServiceRecord>('GET', `/home/api/user/serviceRecord/${recordId}${path}`, {
      token,
      lang,
    });

  const count = async (sql: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await t.pool.query(`select count(*)::int as n ${sql}`, values);
    return rows[0].n;
  };
  /** Oldest first. */
  const sentTo = async (phone: string) => (await messagesTo(t, phone)).toReversed();
  const userIdOf = async (phone: string): Promise<string> => {
    const { rows } = await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`]);
    return rows[0].id;
  };
  /** A card that is handed in. */
  const giveCard = async (phone: string, status = 'submitted') => {
    const id = await userIdOf(phone);
    await t.pool.query(
      `insert into white_card (user_id, status, id_sealed, id_hash, submitted_at, contact_by)
       values ($1, $2, 'x', $3, $4, $4)`,
      [id, status, randomUUID(), t.clock.now()],
    );
  };
  const setPlaces = (officeId: string, places: number) =>
    t.pool.query('update office_schedule set places = $2 where company_address_id = $1', [
      officeId,
      places,
    ]);
  return {
    newPhone,
    someone,
    everyone,
    apply,
    book,
    move,
    cancel,
    own,
    count,
    messagesTo: sentTo,
    userIdOf,
    giveCard,
    setPlaces,
  };
};

/** Somebody new for every test of a file. */
export const newcomerOf = (v: ReturnType<typeof visitsOf>) => {
  const me = { phone: '', token: '' };
  beforeEach(async () => {
    Object.assign(me, await v.someone());
  });
  return me;
};

export const eventsOf = (record: ServiceRecord | undefined) => record?.history.map((h) => h.event);

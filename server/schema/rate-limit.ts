import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** The table of rate-limiter-flexible; created here so that concurrent starts do not race. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limit_by_expiry').on(t.expire)],
);

/** Limits that hold across processes: counted in PostgreSQL. Wider in demo and test, where everyone is one address. */
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { codeRules } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { addressGroup } from './address-group.ts';

export type RateLimit = (key: string) => Promise<void>;

export const createRateLimits = (pool: pg.Pool, factor: number) => {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimit => {
    const counter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points: points * factor,
      duration,
    });
    return async (key) => {
      try {
        // Counted in one row, which one at a time can change: the others need no connection for waiting.
        const counted = addressGroup(key);
        await runExclusive(pool, `${keyPrefix} ${counted}`, () => counter.consume(counted));
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw new AppError('too_many_requests');
      }
    };
  };
  return {
    /** Calls that change something, per address. */
    write: limiter('write', 120, 60),
    /** Sign-in tries, per address. */
    login: limiter('login', 30, 60),
    /** Reset links asked for by staff, per address. */
    reset: limiter('staff-reset', 20, 3_600),
    /** Verification codes asked for, per address: an office registers many people from one line. */
    code: limiter('code', codeRules.perAddressAndHour, 3_600),
    /** Pictures that visitors send for a registration, per address. */
    upload: limiter('upload', 60, 3_600),
    /** Pictures that somebody signed in sends, per account: all papers of a white card and more are less than half of it. */
    accountUpload: limiter('account-upload', 240, 3_600),
    /** Certificates looked up, per address: numbers can be counted through. */
    verify: limiter('verify', 30, 60),
    /** Card numbers handed in, per account: whether another has one must not be found by counting through. */
    card: limiter('card', 10, 3_600),
  };
};

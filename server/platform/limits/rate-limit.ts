/**
 * Rate limits shared by all processes, counted in PostgreSQL. Wider in demo and test, where everyone has one address.
 */
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { codeRules } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import { checkRules } from '#contract/message/check.ts';
import { callbackRules } from '#contract/services/callback-rules.ts';
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
        // All counts go to one row: wait for it in the process, without holding a connection.
        const counted = addressGroup(key);
        await runExclusive(pool, `${keyPrefix} ${counted}`, () => counter.consume(counted));
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw new AppError('too_many_requests');
      }
    };
  };
  return {
    /** Writes, per address. */
    write: limiter('write', 120, 60),
    /** Sign-in attempts, per address. */
    login: limiter('login', 30, 60),
    /** Password reset links for staff, per address. */
    reset: limiter('staff-reset', 20, 3_600),
    /** Verification codes, per address: an office registers many people from one address. */
    code: limiter('code', codeRules.perAddressAndHour, 3_600),
    /** Uploads of visitors for a registration, per address. */
    upload: limiter('upload', 60, 3_600),
    /** Uploads per account: more than twice all documents of a white card. */
    accountUpload: limiter('account-upload', 240, 3_600),
    /** Certificate look-ups, per address: numbers could be enumerated. */
    verify: limiter('verify', 30, 60),
    /** Calendars to subscribe to, per address: a phone asks a few times a day, a family shares an address. */
    feed: limiter('feed', 60, 60),
    /** Opening help links, and wrong keys of them, per address. */
    help: limiter('help', 30, 60),
    /** Checked text messages, per address and per message ID: neither IDs nor phones can be found by guessing. */
    check: limiter('message-check', checkRules.perAddressAndHour, 3_600),
    checkOfId: limiter('message-id', checkRules.perIdAndDay, 86_400),
    /** Calls that are asked for, per address and per phone. */
    callback: limiter('callback', callbackRules.perAddressAndHour, 3_600),
    callbackOfPhone: limiter('callback-phone', callbackRules.perPhoneAndDay, 86_400),
    /** Submitted card numbers, per account: others' numbers must not be found by enumeration. */
    card: limiter('card', 10, 3_600),
  };
};

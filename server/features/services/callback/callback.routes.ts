import * as api from '#contract/services/callback.ts';
import { callbackRules } from '#contract/services/callback-rules.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { daysBetween } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import { chineseOnly } from './callback.rules.ts';
import { callbackDue } from './callback.service.ts';
import { insertCallback } from './callback.store.ts';

type Deps = Needs<'db' | 'clock'> & {
  limitCallback: RateLimit;
  limitCallbackOfPhone: RateLimit;
};

const otherScript: Record<Locale, Locale> = { en: 'zh-TW', 'zh-CN': 'en', 'zh-TW': 'en' };

export const callbackRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, limitCallback, limitCallbackOfPhone } = deps;

  const promiseOf = async (dueAt: Date, now: Date): Promise<api.CallbackPromise> => {
    const timeZone = await getTimeZone(db);
    const by = localTime(dueAt, timeZone);
    return { by, inDays: daysBetween(localTime(now, timeZone), by) };
  };

  bind(api.getTalk, async (_, { locale }) => {
    const now = clock.now();
    const { members } = await getSetting(db, 'team');
    const nameIn = (one: (typeof members)[number], script: Locale) =>
      chineseOnly(readText(one.name, script));
    return {
      promise: await promiseOf(await callbackDue(db, now, 'any'), now),
      people: members.slice(0, callbackRules.peopleShown).map((one) => ({
        name: nameIn(one, locale),
        otherName: nameIn(one, otherScript[locale]),
        role: readText(one.role, locale),
        portrait: one.portrait,
      })),
    };
  });

  bind(api.askCallback, async ({ body: { phone, wish = 'any' } }, { address, locale }) => {
    await limitCallback(address);
    await limitCallbackOfPhone(phone);
    const now = clock.now();
    const dueAt = await callbackDue(db, now, wish);
    const row = { phone, wish, locale, createdAt: now, dueAt };
    const open = await insertCallback(db, row);
    return { ...(await promiseOf(open.dueAt, now)), already: open.already };
  });
};

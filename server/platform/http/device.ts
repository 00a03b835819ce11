import type { OwnSession } from '#contract/account/account.ts';

export type Device = Pick<OwnSession, 'device' | 'browser'>;

/** Looked for in this order: most browsers also name the ones they descend from. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const kindOf = (userAgent: string): Device['device'] => {
  if (/iPad|Tablet|PlayBook|Silk/.test(userAgent)) return 'tablet';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'phone' : 'tablet';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'phone' : 'computer';
};

/** What an owner needs to tell sessions apart. The user agent itself is not kept: it says more than that. */
export const deviceOf = (userAgent: string): Device => ({
  device: kindOf(userAgent),
  browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '',
});

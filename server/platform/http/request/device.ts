import type { OwnSession } from '#contract/account/account.ts';

export type Device = Pick<OwnSession, 'device' | 'browser'>;

/** In this order: most browsers also name those they descend from. */
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

/** Enough to tell sessions apart. The user agent itself is not stored: it identifies too much. */
export const deviceOf = (userAgent: string): Device => ({
  device: kindOf(userAgent),
  browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '',
});

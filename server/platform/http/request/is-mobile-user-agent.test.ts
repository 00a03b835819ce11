import { describe, expect, it } from 'vitest';
import { isPhone } from './is-mobile-user-agent.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a phone is sent to the mobile site', () => {
  it.each([
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Mobile/15E148 MicroMessenger/8.0.49`,
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'Mozilla/5.0 (Linux; Android 13; SM-S918U) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3417; U; en) Presto/2.8.119 Version/11.10',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  ])('%s', (agent) => {
    expect(isPhone(agent)).toBe(true);
  });
});

describe('anything else stays', () => {
  it.each([
    [
      'a Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`,
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
    ],
    [
      'an iPad',
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Version/16.6 Mobile/15E148 Safari/604.1`,
    ],
    [
      'an Android tablet',
      'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
    ],
    [
      'a HarmonyOS tablet',
      'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 HuaweiBrowser/5.0.4.300',
    ],
    [
      'a Kindle',
      'Mozilla/5.0 (Linux; Android 11; KFTRWI Kindle) AppleWebKit/537.36 Silk/112.4 Safari/537.36',
    ],
    [
      'a tablet by name',
      'Mozilla/5.0 (Android 14; Tablet; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    ],
    ['a bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['curl', 'curl/8.5.0'],
    ['nobody', ''],
    ['no header', undefined],
  ])('%s', (_, agent) => {
    expect(isPhone(agent)).toBe(false);
  });
});

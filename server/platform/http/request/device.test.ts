import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S921U) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'phone', 'Safari'],
  [`${iphone} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome'],
  [
    `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x1800) NetType/WIFI Language/zh_CN`,
    'phone',
    'WeChat',
  ],
  [`${iphone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'phone', 'Firefox'],
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome'],
  [
    `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
  ],
  [`${android} Chrome/131.0.0.0 Safari/537.36`, 'tablet', 'Chrome'],
  [
    `${iphone.replaceAll('iPhone', 'iPad')} Version/17.0 Mobile/15E148 Safari/604.1`,
    'tablet',
    'Safari',
  ],
  [`${mac} Version/18.1 Safari/605.1.15`, 'computer', 'Safari'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36`, 'computer', 'Chrome'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'computer', 'Edge'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 OPR/115.0`, 'computer', 'Opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'computer', 'Firefox'],
  ['curl/8.5.0', 'computer', ''],
  ['', 'computer', ''],
  ['x'.repeat(8_000), 'computer', ''],
])('%s', (userAgent, device, browser) => {
  expect(deviceOf(userAgent)).toEqual({ device, browser });
});

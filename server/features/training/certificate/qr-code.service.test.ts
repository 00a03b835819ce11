import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrPathOf } from './qr-code.service.ts';

it.each([
  'https://care.example/verify?number=PHC-2025-000123&code=7K2M9QXW4T',
  // A long host name makes a larger code.
  `https://${'long-name.'.repeat(8)}example/verify?number=PHC-2025-000123&code=7K2M9QXW4T`,
])('a camera reads %s', async (text) => {
  const { size, d } = qrPathOf(text);
  const box = `-4 -4 ${size + 8} ${size + 8}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="${box}"><path d="${d}"/></svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(text);
});

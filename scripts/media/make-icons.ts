/**
 * Makes the icons of the site and its share picture from the drawings in demo/media:
 * `node scripts/media/make-icons.ts`. Writes to web/public.
 * The share picture is drawn by Chromium (CHROMIUM, or /usr/bin/chromium) with the system's Chinese fonts.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const media = fileURLToPath(new URL('../../demo/media/', import.meta.url));
const target = fileURLToPath(new URL('../../web/public/', import.meta.url));

/** Sharp reads an SVG at 72 dots an inch; more of them keep the edges clean at any size. */
const picture = async (name: string, size: number) => {
  const svg = await readFile(join(media, `${name}.svg`));
  const { width = size } = await sharp(svg).metadata();
  const density = Math.min(2400, Math.max(72, (72 * size) / width));
  return sharp(svg, { density }).resize(size, size).png({ compressionLevel: 9 });
};

const save = async (name: string, size: number, file: string) =>
  (await picture(name, size)).toFile(join(target, file));

/** An .ico is a six-byte head, sixteen bytes for each picture, and the pictures; PNG is allowed inside. */
const icoOf = (png: Buffer, size: number) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const saveIco = async () => {
  const png = await (await picture('favicon', 32)).toBuffer();
  await writeFile(join(target, 'favicon.ico'), icoOf(png, 32));
};

const shareMarkup = async () => {
  const [background, logo] = await Promise.all(
    ['og-background', 'logo'].map((name) => readFile(join(media, `${name}.svg`), 'utf8')),
  );
  return `<style>
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; color: #2A1F1A; }
    body > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    main { position: absolute; left: 116px; top: 0; bottom: 0; width: 470px; display: flex; flex-direction: column; justify-content: center; }
    main svg { width: 132px; height: 132px; margin: 0 0 26px -8px; }
    p { margin: 0; font-weight: 700; line-height: 1.35; white-space: nowrap; }
    .en { font-family: Georgia, 'Liberation Serif', serif; font-size: 42px; }
    .zh { font-size: 46px; margin-top: 10px; color: #0E5546; }
    .hant { font-family: 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif; }
    .hans { font-family: 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif; }
  </style>${background}<main>${logo}
    <p class="en" lang="en">Persimmon Home Care</p>
    <p class="zh hant" lang="zh-Hant">柿安居家護理</p>
    <p class="zh hans" lang="zh-Hans">柿安居家护理</p>
  </main>`;
};

const saveShare = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(await shareMarkup());
    const png = await page.screenshot({ type: 'png' });
    await sharp(png)
      .png({ compressionLevel: 9, palette: true, colours: 256 })
      .toFile(join(target, 'og.png'));
  } finally {
    await browser.close();
  }
};

const manifest = {
  name: 'Persimmon Home Care · 柿安居家護理 · 柿安居家护理',
  short_name: '柿安 Persimmon',
  start_url: '/h5/',
  display: 'standalone',
  theme_color: '#0E5546',
  background_color: '#FFF9F0',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

await mkdir(target, { recursive: true });
await copyFile(join(media, 'favicon.svg'), join(target, 'favicon.svg'));
await saveIco();
await save('app-icon-maskable', 180, 'apple-touch-icon.png');
await save('app-icon-maskable', 192, 'icon-192.png');
await save('app-icon-maskable', 512, 'icon-512.png');
await saveShare();
await writeFile(join(target, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);

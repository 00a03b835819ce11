/** The way through a registration, as a person walks it; each step alone, so that tests can stop anywhere. */
import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { UserType } from '#contract/access.ts';
import type { Messages } from '#i18n/messages.ts';
import { codeFor } from './accounts.ts';

export const password = 'Tangerine-88!';

/** A page of text on a table, as a phone would take it. */
const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#7a5a40"/>
      <rect x="10%" y="10%" width="80%" height="80%" fill="#fdfdf8"/>
      <rect x="10%" y="10%" width="80%" height="12%" fill="#c33"/>
    </svg>`,
  );

export type TestFile = { name: string; mimeType: string; buffer: Buffer };
const file = (name: string, mimeType: string, buffer: Buffer): TestFile => ({
  name,
  mimeType,
  buffer,
});

export const smallPhoto = async () =>
  file('card.jpg', 'image/jpeg', await sharp(drawing(800, 600)).jpeg().toBuffer());

/** Above 500KB, and lying on its side: the camera's note (EXIF) says which way is up. */
export const largePhoto = async () => {
  const [width, height] = [2400, 1800];
  const grain = randomBytes(width * height * 3).map((byte) => byte % 40);
  const noise = await sharp(grain, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const jpeg = await sharp(drawing(width, height))
    .composite([{ input: noise, blend: 'add' }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(jpeg.length).toBeGreaterThan(512_000);
  return file('IMG_0001.JPG', 'image/jpeg', jpeg);
};

export const webpPhoto = async () =>
  file('photo.webp', 'image/webp', await sharp(drawing(800, 600)).webp().toBuffer());

/** A scan: each page is one picture, as scanners write it. */
export const scan = async (pages: number) => {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg((await smallPhoto()).buffer);
  for (let page = 0; page < pages; page += 1)
    pdf.addPage([612, 792]).drawImage(picture, { x: 20, y: 40 * page, width: 570, height: 420 });
  return file('scan.pdf', 'application/pdf', Buffer.from(await pdf.save()));
};

const header = (...bytes: (string | number[])[]) =>
  Buffer.concat(bytes.map((part) => Buffer.from(part as string)));

/** Files that are of no use, each for its own reason. */
export const useless = {
  type: file('paper.txt', 'text/plain', Buffer.from('No photo.')),
  empty: file('empty.jpg', 'image/jpeg', Buffer.alloc(0)),
  heic: file('IMG_0002.HEIC', '', header([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic')),
  damaged: file(
    'half.jpg',
    'image/jpeg',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(600_000)]),
  ),
  /** 40,000 by 40,000. */
  dimensions: file(
    'huge.png',
    'image/png',
    header(
      [0x89],
      'PNG\r\n',
      [0x1a, 0x0a, 0, 0, 0, 13],
      'IHDR',
      [0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40, 8, 2, 0, 0, 0],
    ),
  ),
  pdf: file('paper.pdf', 'application/pdf', Buffer.from('%PDF-1.4 nothing in it')),
};

export const registration = (page: Page, t: Messages) => {
  const field = (name: string) => page.locator(`#register-${name}`);
  const main = page.getByRole('main');
  const submit = main.locator('button[type=submit]');
  const onStep = (step: string) => expect(page).toHaveURL(new RegExp(`[?&]step=${step}`));
  const goOn = async (step: string) => {
    await submit.click();
    await onStep(step);
  };
  const heading = main.getByRole('heading', { level: 1 });

  /** Asks for a code and types it in. */
  const fillPhone = async (phone: string) => {
    await field('phone').fill(phone);
    await main.getByRole('button', { name: t.register.getCode, exact: true }).click();
    await expect(main.getByText(phone.slice(-4))).toBeVisible();
    await field('verificationCode').fill(await codeFor(page.request, phone));
  };
  const fillName = async () => {
    await field('lastName').fill('Chen');
    await field('firstName').fill('Mei Ling');
    await page.getByLabel(t.register.female, { exact: true }).check();
  };
  const fillAddress = async () => {
    await field('address').fill('136-20 38th Ave');
    await field('postcode').fill('11354');
    await expect(field('city')).toHaveValue('Flushing');
    await expect(field('state')).toHaveValue('NY');
  };
  const fillPassword = async () => {
    await field('password').fill(password);
    await field('confirmation').fill(password);
  };

  /** The card of one document. */
  const document = (kind: keyof Messages['register']['documents']): Locator =>
    page.locator(`section[aria-labelledby="register-${kind}-fileIds-title"]`);
  const choose = (card: Locator, files: TestFile | TestFile[]) =>
    card.locator('input[type=file]:not([capture])').setInputFiles(files);
  const arrived = (card: Locator) => card.getByText(t.upload.sent, { exact: true });

  const fillDocuments = async () => {
    const photo = await smallPhoto();
    await page.getByLabel(t.register.types.green_card).check();
    await page.getByLabel(t.register.types.utility_bill).check();
    for (const kind of [
      'workAuthorization',
      'homeCareCertificate',
      'medicalReport',
      'proofOfAddress',
    ] as const) {
      await choose(document(kind), photo);
      await expect(arrived(document(kind))).toBeVisible();
    }
  };

  /** Everything up to the check. */
  const fillAll = async (type: UserType, phone: string) => {
    await fillPhone(phone);
    await goOn('name');
    await fillName();
    await goOn('address');
    await fillAddress();
    if (type === 'patient') await goOn('card');
    else {
      await goOn('experience');
      await field('yearsOfExperience').fill('3');
      await field('workExperience').fill('Two elders in Queens');
      await goOn('documents');
      await fillDocuments();
    }
    await goOn('password');
    await fillPassword();
    await goOn('check');
  };

  return {
    field,
    main,
    submit,
    heading,
    onStep,
    goOn,
    fillPhone,
    fillName,
    fillAddress,
    fillPassword,
    fillDocuments,
    fillAll,
    document,
    choose,
    arrived,
    summary: main.getByRole('alert').filter({ has: page.locator('h2') }),
    wrong: (name: string) => page.locator(`#register-${name}-error`),
  };
};

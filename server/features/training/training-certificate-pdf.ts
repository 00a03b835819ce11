/** The certificate as PDF: US Letter, landscape, English and one Chinese script. The same certificate, the same bytes. */
import { PDFDocument, PDFName, PDFNumber, type PDFPage } from 'pdf-lib';
import QRCode from 'qrcode';
import { verifyPath } from '#contract/certificate.ts';
import { readText } from '#server/db/text.ts';
import { say } from '#server/http/words.ts';
import { sayDay } from '#server/ports/clock.ts';
import type { Certificate } from './training-certificate.store.ts';
import { makeArchivable } from './training-certificate-archive.ts';
import {
  colour,
  drawBranch,
  drawGround,
  drawLogo,
  drawSeal,
  drawStrokes,
  ink as inkColour,
  jade,
  soft,
} from './training-certificate-art.ts';
import { createType } from './training-certificate-type.ts';
import type { Ink } from './training-ink.ts';

const page = { width: 792, height: 612 };
const left = 64;
const factsLeft = 584;
const base = 92;

export type Issued = Pick<
  Certificate,
  'number' | 'code' | 'facts' | 'issuedAt' | 'issuedOn' | 'expiresOn' | 'hash'
> & {
  signedName: string;
  /** A drawn signature; null: the name was typed. */
  ink: Ink | null;
};

/** As a stencil: ink where the bits are, the paper shows through elsewhere. */
const drawInk = (
  document: PDFDocument,
  sheet: PDFPage,
  { width, height, bits }: Ink,
  box: { x: number; y: number; width: number; height: number },
): void => {
  const scale = Math.min(box.width / width, box.height / height);
  const stencil = document.context.flateStream(bits, {
    Type: 'XObject',
    Subtype: 'Image',
    ImageMask: true,
    Width: width,
    Height: height,
    BitsPerComponent: 1,
    Decode: [1, 0],
  });
  const name = sheet.node.newXObject('Ink', document.context.register(stencil));
  const { red, green, blue } = inkColour;
  const number = (value: number) => PDFNumber.of(Math.round(value * 1000) / 1000).toString();
  const matrix = [width * scale, 0, 0, height * scale, box.x, box.y].map(number).join(' ');
  const content = `q ${[red, green, blue].map(number).join(' ')} rg ${matrix} cm ${name} Do Q`;
  sheet.node.addContentStream(document.context.register(document.context.stream(content)));
};

const drawQr = (sheet: PDFPage, text: string, box: { x: number; y: number; size: number }) => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = box.size / modules.size;
  let d = '';
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) d += `M${column} ${row}h1v1h-1Z`;
  // One path without seams: some viewers show hairlines between squares that are drawn one by one.
  sheet.drawSvgPath(d, { x: box.x, y: box.y + box.size, scale: step, color: colour('#0B3B32') });
};

export const drawCertificate = async (issued: Issued): Promise<Buffer<ArrayBuffer>> => {
  const { number, code, facts, issuedAt, issuedOn, expiresOn, hash, signedName, ink } = issued;
  const { script, origin, latinName, chineseName } = facts;
  const zh = (key: Parameters<typeof say>[1], values = {}) => say(script, key, values);
  const en = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
  const title = { zh: readText(facts.title, script), en: readText(facts.title, 'en') };
  const agency = { zh: readText(facts.agency, script), en: readText(facts.agency, 'en') };

  const document = await PDFDocument.create({ updateMetadata: false });
  const sheet = document.addPage([page.width, page.height]);
  const type = createType(document, sheet);
  drawGround(sheet);
  drawBranch(sheet, { x: 528, y: 596, scale: 0.585 });

  // ---- who says it ----
  drawLogo(sheet, { x: left, y: 562, scale: 0.62 });
  await type.fitted(agency.zh, left + 50, 541, {
    style: 'kai',
    size: 17,
    color: inkColour,
    width: 380,
  });
  await type.fitted(agency.en, left + 50, 523, {
    style: 'serif',
    size: 12,
    color: soft,
    width: 380,
  });

  // ---- what it is, and for whom ----
  await type.line(zh('certificate.heading'), left - 1, 450, {
    style: 'kai',
    size: 45,
    color: jade,
  });
  await type.line(en('certificate.heading'), left, 417, { style: 'serif', size: 20, color: jade });
  await type.line(`${zh('certificate.certifies')} · ${en('certificate.certifies')}`, left, 371, {
    style: 'sans',
    size: 12,
    color: soft,
  });
  const nameWidth = 420;
  if (chineseName) {
    const end = await type.fitted(chineseName, left, 326, {
      style: 'kai',
      size: 36,
      color: inkColour,
      width: nameWidth * 0.55,
    });
    await type.fitted(latinName, end + 16, 326, {
      style: 'serif',
      size: 26,
      color: inkColour,
      width: left + nameWidth - end - 16,
    });
  } else
    await type.fitted(latinName, left, 326, {
      style: 'serif',
      size: 32,
      color: inkColour,
      width: nameWidth,
    });
  const wide = { width: 420 };
  const below = await type.block(zh('certificate.completed', { title: title.zh }), left, 288, {
    ...wide,
    style: 'sans',
    size: 14,
    lead: 20,
    color: inkColour,
  });
  await type.block(en('certificate.completed', { title: title.en }), left, below - 2, {
    ...wide,
    style: 'sans',
    size: 12,
    lead: 17,
    color: soft,
  });

  // ---- the facts, in the gate ----
  let at = 432;
  const fact = async (key: 'score' | 'issued' | 'validUntil' | 'number', lines: string[]) => {
    const label = `${zh(`certificate.${key}`)} · ${en(`certificate.${key}`)}`;
    await type.line(label, factsLeft, at, { style: 'sans', size: 10.5, color: soft });
    for (const text of lines) {
      at -= 16.5;
      const size = 13.5;
      await type.fitted(text, factsLeft, at, {
        style: 'serif',
        size,
        color: inkColour,
        width: 172,
      });
    }
    at -= 21;
  };
  await fact('score', [`${facts.score} / ${facts.totalScore}`]);
  await fact('issued', [sayDay(issuedOn, script), sayDay(issuedOn, 'en')]);
  if (expiresOn) await fact('validUntil', [sayDay(expiresOn, script), sayDay(expiresOn, 'en')]);
  await fact('number', [number]);

  // ---- signatures ----
  const signatory = {
    zh: readText(facts.signatory.name, script),
    en: readText(facts.signatory.name, 'en'),
  };
  const under = async (x: number, name: string, key: 'trainee' | 'issuer') => {
    const rule = { start: { x, y: base + 4 }, end: { x: x + 148, y: base + 4 } };
    sheet.drawLine({ ...rule, thickness: 0.75, color: soft });
    await type.fitted(name, x, base - 13, {
      style: 'sans',
      size: 11,
      color: inkColour,
      width: 148,
    });
    const label = `${zh(`certificate.${key}`)} · ${en(`certificate.${key}`)}`;
    await type.line(label, x, base - 28, { style: 'sans', size: 10, color: soft });
  };
  const second = left + 170;
  if (ink) drawInk(document, sheet, ink, { x: left + 8, y: base + 7, width: 132, height: 44 });
  else
    await type.fitted(signedName, left + 8, base + 15, {
      style: 'kai',
      size: 24,
      color: inkColour,
      width: 132,
    });
  await under(left, [chineseName, latinName].filter(Boolean).join(' '), 'trainee');
  const { strokes } = facts.signatory;
  if (strokes) drawStrokes(sheet, { x: second + 8, y: base + 51, scale: 0.42 }, strokes);
  else
    await type.fitted(signatory.en || signatory.zh, second + 8, base + 15, {
      style: 'kai',
      size: 22,
      color: inkColour,
      width: 132,
    });
  const both = [...new Set([signatory.zh, signatory.en])].filter(Boolean).join(' ');
  await under(second, both || agency.en, 'issuer');

  // ---- the seal: the first two and the last two characters, read from the right ----
  const seal = { x: 410, y: base + 56, scale: 0.66 };
  const marks = [...agency.zh].filter((char) => /\p{Script=Han}/u.test(char));
  if (marks.length >= 4) {
    drawSeal(sheet, seal);
    const four = [marks[0], marks[1], marks.at(-2), marks.at(-1)];
    for (const [i, char] of four.entries())
      await type.centred(
        char ?? '',
        seal.x + (i < 2 ? 78 : 34) * 0.66,
        seal.y - (i % 2 ? 94 : 50) * 0.66,
        {
          style: 'kai',
          size: 26,
          color: colour('#FFF3DF'),
        },
      );
  }

  // ---- how to check it ----
  const qr = { x: 656, y: base - 32, size: 84 };
  drawQr(sheet, origin + verifyPath(number, code), qr);
  const words = { style: 'sans', size: 10.5, color: soft } as const;
  const host = `${origin.replace(/^https?:\/\//, '')}/verify`;
  await type.right(zh('certificate.scan'), qr.x - 12, base + 16, words);
  await type.right(en('certificate.scan'), qr.x - 12, base, words);
  const hostSize = Math.min(
    10,
    (10 * 148) / (await type.widthOf(host, { style: 'sans', size: 10 })),
  );
  await type.right(host, qr.x - 12, base - 16, { ...words, size: hostSize });

  makeArchivable(document, {
    title: `${en('certificate.heading')}: ${title.en}`,
    author: agency.en,
    subject: `${latinName}, ${number}`,
    hash,
    at: issuedAt,
  });
  sheet.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }));
};

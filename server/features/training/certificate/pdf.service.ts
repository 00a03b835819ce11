/** The certificate as a US Letter landscape PDF. Deterministic: the same text and logo give the same bytes. */
import { PDFDocument, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { type About, makeArchivable } from './pdf-archive.service.ts';
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
} from './pdf-art.service.ts';
import { createType } from './pdf-type.service.ts';
import { qrPathOf } from './qr-code.service.ts';
import type { Ink } from './signature-image.service.ts';

type Both = { zh: string; en: string };
export type Paper = {
  agency: Both;
  heading: Both;
  certifies: string;
  latinName: string;
  chineseName: string | null;
  completed: Both;
  facts: { label: string; lines: string[] }[];
  /** `written` is the typed signature when none was drawn. */
  trainee: { label: string; name: string; written: string; ink: Ink | null };
  issuer: { label: string; name: string; written: string; strokes: string | null };
  /** Four characters, right to left; or none. */
  seal: string[];
  qr: string;
  scan: string[];
  about: About;
};
type Type = ReturnType<typeof createType>;

const sheetSize: [number, number] = [792, 612];
const left = 64;
const nameWidth = 420;
const base = 92;

/** As a stencil mask, so the paper shows through. */
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
  const { size, d } = qrPathOf(text);
  // A single path: some viewers show hairlines between separate squares.
  const scale = box.size / size;
  sheet.drawSvgPath(d, { x: box.x, y: box.y + box.size, scale, color: colour('#0B3B32') });
};

const drawWords = async (type: Type, paper: Paper): Promise<void> => {
  const { agency, heading, latinName, chineseName, completed } = paper;
  const org = { color: inkColour, width: 380 };
  await type.fitted(agency.zh, left + 50, 541, { ...org, style: 'kai', size: 17 });
  await type.fitted(agency.en, left + 50, 523, { ...org, style: 'serif', size: 12, color: soft });
  await type.line(heading.zh, left - 1, 450, { style: 'kai', size: 45, color: jade });
  await type.line(heading.en, left, 417, { style: 'serif', size: 20, color: jade });
  await type.line(paper.certifies, left, 371, { style: 'sans', size: 12, color: soft });

  const name = { color: inkColour, width: nameWidth };
  let end = 326;
  const latin = { ...name, style: 'serif' } as const;
  // A long Latin name wraps rather than shrinking beyond reading; only a single long word shrinks.
  const wrapped = async (y: number, most: number) => {
    const words = latinName.split(' ').map((word) => type.widthOf(word, { ...latin, size: most }));
    const size = Math.min(most, (most * nameWidth) / Math.max(1, ...(await Promise.all(words))));
    return type.block(latinName, left, y, { ...latin, size, lead: size * 1.15 });
  };
  if (chineseName) {
    const chinese = { ...name, style: 'kai', size: 36, width: nameWidth * 0.55 } as const;
    const at = (await type.fitted(chineseName, left, 326, chinese)) + 16;
    const beside = { ...latin, size: 26, width: left + nameWidth - at };
    if ((await type.widthOf(latinName, { ...beside, size: 18 })) <= beside.width)
      await type.fitted(latinName, at, 326, beside);
    else end = await wrapped(302, 18);
  } else if ((await type.widthOf(latinName, { ...latin, size: 22 })) <= nameWidth)
    await type.fitted(latinName, left, 326, { ...latin, size: 32 });
  else end = await wrapped(330, 22);

  const text = { style: 'sans', width: 420 } as const;
  const zh = { ...text, size: 14, lead: 20, color: inkColour };
  const below = await type.block(completed.zh, left, Math.min(288, end - 6), zh);
  await type.block(completed.en, left, below - 2, { ...text, size: 12, lead: 17, color: soft });
};

/** Inside the moon gate. */
const drawFacts = async (type: Type, facts: Paper['facts']): Promise<void> => {
  const x = 584;
  let y = 444;
  for (const { label, lines } of facts) {
    await type.line(label, x, y, { style: 'sans', size: 10.5, color: soft });
    for (const line of lines) {
      y -= 16.5;
      const fact = { style: 'serif', size: 13.5, color: inkColour, width: 172 } as const;
      await type.fitted(line, x, y, fact);
    }
    y -= 19.5;
  }
};

const drawSignatures = async (
  document: PDFDocument,
  sheet: PDFPage,
  type: Type,
  { trainee, issuer }: Paper,
): Promise<void> => {
  const second = left + 170;
  const written = { style: 'kai', size: 24, color: inkColour, width: 132 } as const;
  const box = { x: left + 8, y: base + 7, width: 132, height: 44 };
  if (trainee.ink) drawInk(document, sheet, trainee.ink, box);
  else await type.fitted(trainee.written, left + 8, base + 15, written);
  const place = { x: second + 8, y: base + 51, scale: 0.42 };
  if (issuer.strokes) drawStrokes(sheet, place, issuer.strokes);
  else if (issuer.written) await type.fitted(issuer.written, second + 8, base + 15, written);
  for (const [x, { name, label }] of [
    [left, trainee],
    [second, issuer],
  ] as const) {
    const rule = { start: { x, y: base + 4 }, end: { x: x + 148, y: base + 4 } };
    sheet.drawLine({ ...rule, thickness: 0.75, color: soft });
    const size = { style: 'sans', size: 11, color: inkColour, width: 148 } as const;
    await type.fitted(name, x, base - 13, size);
    await type.line(label, x, base - 28, { style: 'sans', size: 10, color: soft });
  }
};

const drawMarks = async (sheet: PDFPage, type: Type, { seal, qr, scan }: Paper): Promise<void> => {
  const place = { x: 410, y: base + 56, scale: 0.66 };
  if (seal.length) drawSeal(sheet, place);
  for (const [i, char] of seal.entries()) {
    const x = place.x + (i < 2 ? 78 : 34) * place.scale;
    const y = place.y - (i % 2 ? 94 : 50) * place.scale;
    await type.centred(char, x, y, { style: 'kai', size: 26, color: colour('#FFF3DF') });
  }
  const box = { x: 656, y: base - 32, size: 84 };
  drawQr(sheet, qr, box);
  for (const [i, line] of scan.entries()) {
    const wide = await type.widthOf(line, { style: 'sans', size: 10.5 });
    const size = Math.min(10.5, (10.5 * 148) / wide);
    await type.right(line, box.x - 12, base + 16 - i * 16, { style: 'sans', size, color: soft });
  }
};

export const drawCertificate = async (
  paper: Paper,
  logo: Uint8Array | null,
): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const sheet = document.addPage(sheetSize);
  const type = createType(document, sheet);
  drawGround(sheet);
  drawBranch(sheet, { x: 524, y: 590, scale: 0.585 });
  await drawLogo(document, sheet, { x: left, y: 562, scale: 0.62 }, logo);
  await drawWords(type, paper);
  await drawFacts(type, paper.facts);
  await drawSignatures(document, sheet, type, paper);
  await drawMarks(sheet, type, paper);
  makeArchivable(document, paper.about);
  return document.save({ useObjectStreams: false, addDefaultPage: false });
};

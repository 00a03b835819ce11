/** The ID card to print: front and back side by side in the size of a bank card, to cut out and fold. */
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import {
  type About,
  makeArchivable,
} from '#server/features/training/certificate/pdf-archive.service.ts';
import {
  colour,
  drawLogo,
  ink,
  jade,
  paper,
  soft,
} from '#server/features/training/certificate/pdf-art.service.ts';
import { createType } from '#server/features/training/certificate/pdf-type.service.ts';
import { qrPathOf } from '#server/features/training/certificate/qr-code.service.ts';

type Both = { zh: string; en: string };
export type CardSheet = {
  agency: Both;
  heading: string;
  latinName: string;
  chineseName: string | null;
  role: Both;
  facts: { label: string; value: string }[];
  /** A JPEG of 3 to 4; null without one. */
  photo: Uint8Array | null;
  noPhoto: string[];
  qr: string;
  scan: string[];
  found: string[];
  cut: string;
  about: About;
};
type Type = ReturnType<typeof createType>;

const sheetSize: [number, number] = [612, 792];
/** 3⅜ by 2⅛ inches. */
const card = { width: 243, height: 153 };
const front = { x: 60, y: 560 };
const back = { x: front.x + card.width, y: front.y };
const frame = { x: front.x + 12, y: front.y + 14, width: 72, height: 96 };
const gold = colour('#DCC79A');

const drawFrames = (page: PDFPage): void => {
  for (const { x, y } of [front, back]) page.drawRectangle({ x, y, ...card, color: paper });
  page.drawRectangle({ x: front.x, y: front.y + 121, width: card.width, height: 32, color: jade });
  page.drawRectangle({
    ...front,
    width: card.width * 2,
    height: card.height,
    borderColor: gold,
    borderWidth: 0.75,
    borderDashArray: [4, 3],
  });
  const fold = { start: back, end: { x: back.x, y: back.y + card.height } };
  page.drawLine({ ...fold, thickness: 0.5, color: gold, dashArray: [2, 3] });
};

const drawPhoto = async (
  document: PDFDocument,
  page: PDFPage,
  type: Type,
  { photo, noPhoto }: CardSheet,
): Promise<void> => {
  if (photo) {
    page.drawImage(await document.embedJpg(photo), frame);
    return;
  }
  page.drawRectangle({ ...frame, borderColor: gold, borderWidth: 0.75 });
  for (const [line, text] of noPhoto.entries()) {
    const wide = await type.widthOf(text, { style: 'sans', size: 8 });
    const size = Math.min(8, (8 * 64) / Math.max(1, wide));
    const at = { x: frame.x + frame.width / 2, y: frame.y + 50 - line * 12 };
    await type.centred(text, at.x, at.y, { style: 'sans', size, color: soft });
  }
};

const drawFront = async (type: Type, sheet: CardSheet): Promise<void> => {
  const cream = colour('#FFF3DF');
  const top = { color: cream, width: 196 };
  await type.fitted(sheet.agency.zh, front.x + 40, front.y + 139, {
    ...top,
    style: 'kai',
    size: 10.5,
  });
  await type.fitted(sheet.agency.en, front.x + 40, front.y + 127, {
    ...top,
    style: 'sans',
    size: 8,
  });
  const x = frame.x + frame.width + 10;
  const width = front.x + card.width - 10 - x;
  let y = front.y + 103;
  if (sheet.chineseName) {
    await type.fitted(sheet.chineseName, x, y, { style: 'kai', size: 15, color: ink, width });
    y -= 14;
  }
  const latin = { style: 'serif', color: ink, width } as const;
  await type.fitted(sheet.latinName, x, y, { ...latin, size: sheet.chineseName ? 11 : 14 });
  y -= 14;
  const { zh, en } = sheet.role;
  const role = zh === en ? en : `${zh} · ${en}`;
  await type.fitted(role, x, y, { style: 'sans', size: 9, color: jade, width });
  y -= 15;
  for (const { label, value } of sheet.facts) {
    await type.fitted(label, x, y, { style: 'sans', size: 6, color: soft, width });
    await type.fitted(value, x, y - 9, { style: 'sans', size: 9, color: ink, width });
    y -= 19;
  }
};

const drawBack = async (page: PDFPage, type: Type, sheet: CardSheet): Promise<void> => {
  const { size, d } = qrPathOf(sheet.qr);
  const side = 84;
  const x = back.x + 14;
  const top = back.y + card.height - 16;
  page.drawSvgPath(d, { x, y: top, scale: side / size, color: colour('#0B3B32') });
  const words = { x: x + side + 12, width: card.width - side - 38 };
  let y = top - 10;
  for (const line of [sheet.heading, ...sheet.scan]) {
    const look = { style: 'sans', size: 8.5, lead: 11, color: ink, width: words.width } as const;
    y = (await type.block(line, words.x, y, look)) - 4;
  }
  const small = {
    style: 'sans',
    size: 7.5,
    lead: 10,
    color: soft,
    width: card.width - 28,
  } as const;
  let below = top - side - 14;
  for (const line of sheet.found) below = await type.block(line, x, below, small);
};

export const drawIdCard = async (
  sheet: CardSheet,
  logo: Uint8Array | null,
): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage(sheetSize);
  const type = createType(document, page);
  drawFrames(page);
  await drawPhoto(document, page, type, sheet);
  await drawLogo(document, page, { x: front.x + 10, y: front.y + 149, scale: 0.38 }, logo);
  await drawFront(type, sheet);
  await drawBack(page, type, sheet);
  const hint = { style: 'sans', size: 9.5, color: soft, width: card.width * 2 } as const;
  await type.fitted(sheet.cut, front.x, front.y - 20, hint);
  makeArchivable(document, sheet.about);
  return document.save({ useObjectStreams: false, addDefaultPage: false });
};

/** The transcript as US Letter pages. Deterministic: the same text gives the same bytes. */
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
export type Sheet = {
  agency: Both;
  license: string[];
  heading: Both;
  facts: { label: string; value: string }[];
  columns: string[];
  rows: {
    date: string;
    title: Both;
    subjects: string;
    hours: string;
    score: string;
    number: string;
  }[];
  /** Instead of rows when there are none. */
  none: string;
  total: string;
  number: string;
  issued: string;
  qr: string;
  scan: string;
  about: About;
};
type Type = ReturnType<typeof createType>;

const size: [number, number] = [612, 792];
const left = 48;
const right = size[0] - 48;
/** Rows end here; below are the code and the number. */
const bottom = 128;
const places = [left, 122, 350, 408, 470];
const titleWidth = 218;
const gold = colour('#E4D3BA');

const small = { style: 'sans', size: 8.5, color: soft } as const;
const plain = { style: 'sans', size: 10.5, color: ink } as const;

const rule = (page: PDFPage, y: number): void =>
  page.drawLine({
    start: { x: left, y },
    end: { x: right, y },
    thickness: 0.75,
    color: gold,
  });

const drawHead = async (type: Type, sheet: Sheet): Promise<number> => {
  const beside = left + 50;
  const width = right - beside;
  await type.fitted(sheet.agency.zh, beside, 732, { style: 'kai', size: 15, color: ink, width });
  await type.fitted(sheet.agency.en, beside, 716, { ...plain, color: soft, width });
  let y = 696;
  for (const line of sheet.license) {
    await type.fitted(line, left, y, { ...plain, size: 9.5, color: soft, width: right - left });
    y -= 13;
  }
  y -= 18;
  const wide = right - left;
  await type.fitted(sheet.heading.zh, left, y, {
    style: 'kai',
    size: 22,
    color: jade,
    width: wide,
  });
  y -= 20;
  const english = { style: 'serif', size: 14, color: jade, width: wide } as const;
  await type.fitted(sheet.heading.en, left, y, english);
  y -= 26;
  for (const { label, value } of sheet.facts) {
    await type.fitted(label, left, y, { ...small, width: 150 });
    // Long names wrap.
    y = (await type.block(value, left + 160, y, { ...plain, width: wide - 160, lead: 14 })) - 3;
  }
  return y - 8;
};

const drawColumns = async (
  page: PDFPage,
  type: Type,
  columns: string[],
  y: number,
): Promise<number> => {
  for (const [at, label] of columns.entries()) {
    const x = places[at] ?? left;
    const width = (places[at + 1] ?? right + 6) - x - 6;
    // Chinese above English: the columns are narrow.
    for (const [line, word] of label.split(' · ').entries())
      await type.fitted(word, x, y - line * 11, { ...small, width });
  }
  rule(page, y - 17);
  return y - 32;
};

const drawFoot = async (page: PDFPage, type: Type, sheet: Sheet, at: string): Promise<void> => {
  const { size: modules, d } = qrPathOf(sheet.qr);
  rule(page, 116);
  page.drawSvgPath(d, { x: right - 72, y: 106, scale: 72 / modules, color: colour('#0B3B32') });
  const width = right - left - 92;
  for (const [line, text] of [sheet.number, sheet.issued, sheet.scan].entries())
    await type.fitted(text, left, 96 - line * 15, { ...plain, size: 9.5, color: soft, width });
  await type.line(at, left, 40, small);
};

export const drawTranscript = async (
  sheet: Sheet,
  logo: Uint8Array | null,
): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const pages: PDFPage[] = [];
  const begin = (): PDFPage => {
    const page = document.addPage(size);
    page.drawRectangle({ x: 0, y: 0, width: size[0], height: size[1], color: paper });
    pages.push(page);
    return page;
  };
  let page = begin();
  const type = createType(document, page);
  await drawLogo(document, page, { x: left, y: 748, scale: 0.62 }, logo);
  let y = await drawHead(type, sheet);
  y = await drawColumns(page, type, sheet.columns, y);
  const turn = async () => {
    page = begin();
    type.turnTo(page);
    y = await drawColumns(page, type, sheet.columns, 744);
  };

  const title = { ...plain, width: titleWidth, lead: 13 };
  const second = { ...small, width: titleWidth, lead: 11 };
  for (const row of sheet.rows) {
    const below = row.title.zh === row.title.en ? [] : [row.title.en];
    const lines = [...below, ...(row.subjects ? [row.subjects] : [])];
    let height = (await type.linesOf(row.title.zh, title)) * 13 + 14;
    for (const line of lines) height += (await type.linesOf(line, second)) * 11;
    // In two languages it would not fit on one line.
    const numbers = row.number.split(' · ');
    const most = Math.max(height, numbers.length * 13 + 14);
    if (y - most < bottom) await turn();
    const cells = [[row.date], [], [row.hours], [row.score], numbers];
    for (const [at, cell] of cells.entries()) {
      const x = places[at] ?? left;
      const width = (places[at + 1] ?? right + 6) - x - 6;
      for (const [line, words] of cell.entries())
        await type.fitted(words, x, y - line * 13, { ...plain, width });
    }
    let end = await type.block(row.title.zh, places[1] ?? left, y, title);
    for (const line of lines) end = await type.block(line, places[1] ?? left, end + 2, second);
    end = Math.min(end, y - numbers.length * 13);
    rule(page, end + 4);
    y = end - 12;
  }
  if (y - 24 < bottom) await turn();
  if (!sheet.rows.length) {
    await type.line(sheet.none, left, y, plain);
    y -= 24;
  }
  const total = { style: 'sans', size: 12, color: jade, width: right - left } as const;
  await type.fitted(sheet.total, left, y - 4, total);

  for (const [at, one] of pages.entries()) {
    type.turnTo(one);
    await drawFoot(one, type, sheet, `${at + 1} / ${pages.length}`);
  }
  makeArchivable(document, sheet.about);
  return document.save({ useObjectStreams: false, addDefaultPage: false });
};

/** Signatures, and the certificates that people get for them. */
import sharp from 'sharp';
import { expect } from 'vitest';
import { drawingPrefix } from '#contract/training/certificate.ts';
import type { TestApp } from './app.ts';
import { traineesOf } from './trainees.ts';

/** A name as somebody draws it with a finger. */
export const drawing = async (): Promise<string> => {
  const line = '<path d="M20 80C90 10 160 150 280 40" stroke="#222" stroke-width="6" fill="none"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="110">${line}</svg>`;
  return drawingPrefix + (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');
};

export const certificatesOf = (t: TestApp) => {
  const trainees = traineesOf(t);
  /** Signs, which has to succeed. */
  const numberOf = async (token: string, id: string, body: object = {}) => {
    const { status, json, text } = await trainees.sign(token, id, body);
    expect(status, text).toBe(200);
    return json.data?.number ?? '';
  };
  return { trainees, numberOf };
};

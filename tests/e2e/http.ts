/** One request as it is: no redirect followed, nothing decompressed, no header added. */
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { productUrl } from './server.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = send(productUrl() + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode = 0, headers: got } = answer;
        resolve({ status: statusCode, headers: got, body, text: body.toString('utf8') });
      });
    });
    call.on('error', reject);
    call.end();
  });

/** The text of the first `<h1>` of a page, without its inner tags. */
export const headingOf = (html: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');

export const htmlLangOf = (html: string): string | undefined =>
  /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1];

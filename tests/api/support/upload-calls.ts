/** Sending pictures and reading them back, as a browser does it. */
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope } from '#contract/endpoint.ts';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { TestApp } from './app.ts';

export const patient = '2125550101';
export const otherPatient = '2125550102';
export const caregiver = '2125550103';

type Who = { token?: string | undefined; key?: string | null; lang?: Locale };
export type SendOptions = Who & { purpose?: UploadPurpose; name?: string; type?: string };
export type Sent = { status: number; json: Envelope<Uploaded>; text: string };

const headersOf = ({ token, key, lang = 'en' }: Who) => ({
  'accept-language': lang,
  ...(token && { authorization: token }),
  ...(key && { 'upload-key': key }),
});

export const encodeForm = async (form: FormData) => {
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await whole.arrayBuffer()) };
};

/** One part as it goes over the wire, with whatever header one likes. */
export const rawPart = (disposition: string, body: Buffer | string, type = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; ${disposition}\r\n`),
    Buffer.from(type && `Content-Type: ${type}\r\n`),
    Buffer.from('\r\n'),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);

export const uploadCalls = (t: TestApp) => {
  const post = async (body: Buffer | string, type: string, who: Who = {}): Promise<Sent> => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/home/api/file',
      headers: { ...headersOf(who), 'content-type': type },
      payload: body,
    });
    const text = answer.payload;
    return { status: answer.statusCode, text, json: JSON.parse(text) as Envelope<Uploaded> };
  };

  const sendForm = async (form: FormData, who: Who = {}): Promise<Sent> => {
    const { body, type } = await encodeForm(form);
    return post(body, type, who);
  };

  const send = (picture: Buffer, options: SendOptions = {}): Promise<Sent> => {
    const { purpose = 'registration', name = 'photo.jpg', type = 'image/jpeg', ...who } = options;
    const form = new FormData();
    form.append('purpose', purpose);
    form.append('file', new Blob([new Uint8Array(picture)], { type }), name);
    return sendForm(form, who);
  };

  /** An upload that has to succeed. */
  const upload = async (picture: Buffer, options: SendOptions = {}): Promise<Uploaded> => {
    const { status, json, text } = await send(picture, options);
    if (status !== 200 || !json.data) throw new Error(text);
    return json.data;
  };

  const get = async (path: string, who: Who & { accept?: string; etag?: string } = {}) => {
    const answer = await t.app.inject({
      method: 'GET',
      url: path,
      headers: {
        ...headersOf(who),
        ...(who.accept && { accept: who.accept }),
        ...(who.etag && { 'if-none-match': who.etag }),
      },
    });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };
  const read = (fileId: string, who: Who = {}) => get(`/home/api/file/${fileId}`, who);

  const takeBack = async (fileId: string, who: Who = {}) => {
    const answer = await t.app.inject({
      method: 'DELETE',
      url: `/home/api/file/${fileId}`,
      headers: headersOf(who),
    });
    return answer.statusCode;
  };

  /** Everything in the store, as 'folder/name'. */
  const stored = async (): Promise<string[]> => {
    const entries = await readdir(t.filesFolder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(t.filesFolder.length + 1))
      .sort();
  };
  const storedBytes = (key: string) => readFile(join(t.filesFolder, key));
  /** As if it had been written so long before the app's now. */
  const age = async (key: string, hours: number) => {
    const then = new Date(t.clock.now().getTime() - hours * 3_600_000);
    await utimes(join(t.filesFolder, key), then, then);
  };

  return { post, sendForm, send, upload, get, read, takeBack, stored, storedBytes, age };
};

/** Help links as people make and use them. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as api from '#contract/help/help.ts';
import { type HelpKind, helpKeyHeader } from '#contract/help/words.ts';
import { limits } from '#contract/limits.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import type { TestApp } from './app.ts';
import { messagesTo } from './messages.ts';
import { visitsOf } from './visits.ts';

export const son = { helperName: 'Wei', relationship: 'son' } as const;
type Subject = { recordId?: string; serviceId?: string; helperPhone?: string };

export const helpCalls = (t: TestApp) => {
  /** The consent as it arrives on the person's phone. */
  const consent = async (token: string, phone: string): Promise<string> => {
    await t.read(api.sendHelpCode, { token, lang: 'en' });
    const [message = ''] = await messagesTo(t, phone);
    const code = /\b\d{6}\b/.exec(message)?.[0];
    if (!code) throw new Error('no code arrived');
    return code;
  };
  const make = async (
    { token, phone }: { token: string; phone: string },
    kind: HelpKind,
    subject: Subject = {},
  ): Promise<api.MadeHelpLink> => {
    t.clock.pass(61_000);
    const verificationCode = await consent(token, phone);
    return t.read(api.makeHelpLink, {
      token,
      lang: 'en',
      body: { ...son, kind, ...subject, verificationCode },
    });
  };
  const tokenOf = ({ path }: { path: string }): string => path.split('#')[1] ?? '';
  const open = (link: { path: string }) =>
    t.call<{ key: string; ask: api.HelpAsk }>('POST', '/home/api/help/open', {
      lang: 'en',
      body: { token: tokenOf(link) },
    });
  /** The key of a device that opened the link. */
  const keyOf = async (link: { path: string }): Promise<string> => {
    const { status, json, text } = await open(link);
    expect(status, text).toBe(200);
    return json.data?.key ?? '';
  };
  const by = (key: string) => ({ lang: 'en' as const, headers: { [helpKeyHeader]: key } });
  const post = <T>(key: string, path: string, body?: object) =>
    t.call<T>('POST', `${limits.apiBase}${path}`, { ...by(key), ...(body && { body }) });
  /** A picture as if a helper had uploaded it just now. */
  const picture = async (purpose: 'service' | 'whitecard'): Promise<string> => {
    const id = randomUUID();
    await t.pool.query(
      `insert into file (id, purpose, type, width, height, bytes, created_at)
       values ($1, $2, 'image/jpeg', 10, 10, 100, $3)`,
      [id, purpose, t.clock.now()],
    );
    return id;
  };
  return { consent, make, tokenOf, open, keyOf, by, post, picture };
};

/** Why a link did not open. */
export const gone = ({
  status,
  json,
}: {
  status: number;
  json: { code: string; data?: unknown };
}) => [status, json.code, (json.data as api.LinkGone | undefined)?.why];

/** A mother with an account, and what she makes and sees. */
export const familyOf = (t: TestApp) => {
  const v = visitsOf(t);
  const mother = async () => {
    const { phone, token } = await v.someone({ firstName: 'Mei', lastName: 'Chen' });
    return { phone, token, userId: await v.userIdOf(phone) };
  };
  const sentRequest = async (token: string) => {
    const body = { serviceId: 'letter-interpretation', method: 'online' } as const;
    return (await v.apply(token, body)).json.data as ServiceRecord;
  };
  const own = (token: string) => t.read(api.getHelpLinks, { token, lang: 'en' });
  return { v, help: helpCalls(t), mother, sentRequest, own };
};

/** Calls that must be refused, made by somebody who may, for every endpoint there is. */
import { beforeAll, expect } from 'vitest';
import { isForStaff, may } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import type { Answer, CallOptions, TestApp } from './app.ts';
import { nameOf, ofPeople } from './endpoints.ts';

const words = { en, 'zh-CN': zhHans, 'zh-TW': zhHant } as const;
export const langs = Object.keys(words) as (keyof typeof words)[];
export const cases = ofPeople.map((api) => [nameOf(api), api] as const);

/** A refusal in the envelope and in the caller's words, with nothing of our insides in it. */
export const expectRefusal = (answer: Answer, lang: keyof typeof words, field?: string) => {
  const { status, json, text } = answer;
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  const code = json.code as keyof typeof errorStatus;
  expect(errorStatus[code], text).toBe(status);
  expect(json.message).toBe(words[lang].errors[code]);
  expect(json.requestId).toBe(answer.headers['x-request-id']);
  expect(text).not.toMatch(/select |insert |node_modules|\.ts:|\bat \w+ \(|ZodError|FST_|stack/i);
  if (field === undefined) return;
  const found = json.errors?.find((e) => e.field === field);
  expect(found, text).toBeDefined();
  expect(Object.values(words[lang].fields)).toContain(found?.message);
};

/** Calls by somebody who may. */
export const callerOf = (t: TestApp) => {
  const tokens = { patient: '', caregiver: '', admin: '' };
  beforeAll(async () => {
    tokens.patient = await t.login('2125550101');
    tokens.caregiver = await t.login('2125550103');
    tokens.admin = await t.staffSession('admin');
  });
  return (api: Api, address: string, options: CallOptions = {}) => {
    const client = may('patient', api.access) ? tokens.patient : tokens.caregiver;
    const person = isForStaff(api.access) ? tokens.admin : client;
    const token = api.access === 'readPublic' ? undefined : person;
    return t.call(api.method, address, { token, ...options });
  };
};

/** To be asked last: all that was refused was no error of ours. */
export const expectNoErrors = (t: TestApp) => {
  expect(t.logs.length).toBeGreaterThan(100);
  expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
};

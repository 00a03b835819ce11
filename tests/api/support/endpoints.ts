/** Every endpoint that the contract exports, so that a new one is tested the day it is written. */
import type { Api } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/contract/**/*.ts', '!/contract/**/*.test.ts'],
  { eager: true },
);

const isApi = (value: unknown): value is Api =>
  typeof value === 'object' &&
  value !== null &&
  ['method', 'path', 'access', 'answer', 'tag'].every((key) => key in value);

export const endpoints: Api[] = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isApi))
  .sort((a, b) => a.path.localeCompare(b.path));

/** Without what a provider signs, which is refused before it is looked at: message-provider.test.ts. */
export const ofPeople = endpoints.filter((api) => api.auth !== 'signed');

const samples: Record<string, string> = {
  page: 'privacy',
  zip: '10001',
  lang: 'en',
  type: 'activity',
  versionId: '00000000-0000-4000-8000-000000000006',
  messageId: '00000000-0000-4000-8000-000000000005',
};

/** A well-formed address of the endpoint; where it names a record, one that is not there. */
export const addressOf = (api: Api, params: Record<string, string> = {}): string =>
  limits.apiBase +
  api.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? samples[name] ?? 'absent');

export const nameOf = (api: Api): string => `${api.method} ${limits.apiBase}${api.path}`;

export const paramsOf = (api: Api): string[] =>
  [...api.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

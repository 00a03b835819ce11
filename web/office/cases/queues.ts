/** The three case queues: path, tabs, filters and calls. */
import {
  type ApplicationRow,
  applicationQueues,
  exportApplications,
  listApplications,
} from '#contract/account/applications-office.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { orderedName } from '#contract/person-name.ts';
import {
  exportRequests,
  listRequests,
  type RequestRow,
  requestQueues,
} from '#contract/services/requests-office.ts';
import type { CaseName, CaseRow } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import { type CardRow, cardQueues, exportCards, listCards } from '#contract/whitecard/office.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { type CallOptions, call, callFile } from '#web/lib/api/api.ts';

/** The filters of the URL; empty ones are not sent. */
export type QueueQuery = {
  queue?: string;
  assignee?: string;
  due?: string;
  keyword?: string;
  kind?: string;
};
type Page = { pageNum?: string; pageSize?: string };

export type QueuePage<R> = {
  records: R[];
  total: number;
  pages: number;
  counts: Record<string, number>;
};

export type Queue<R extends CaseRow> = {
  kind: CaseKind;
  place: string;
  title: MessageKey;
  parts: readonly { value: string; label: MessageKey }[];
  /** The default filters. */
  first: { queue: string; assignee: string; due: string; keyword: string; kind: string };
  searchHint: MessageKey;
  file: string;
  list: (query: QueueQuery & Page, options?: CallOptions) => Promise<QueuePage<R>>;
  save: (query: QueueQuery) => Promise<Blob>;
};

const firstOf = (queue: string) => ({ queue, assignee: '', due: '', keyword: '', kind: '' });

export const applications: Queue<ApplicationRow> = {
  kind: 'application',
  place: '/office/applications',
  title: 'office.cases.applications',
  parts: applicationQueues.map((value) => ({
    value,
    label: `office.cases.applicationQueue.${value}` as const,
  })),
  first: firstOf('submitted'),
  searchHint: 'office.cases.searchHint',
  file: 'applications.csv',
  list: (query, options) =>
    call(listApplications, { query } as RequestOf<typeof listApplications>, options),
  save: (query) => callFile(exportApplications, { query } as RequestOf<typeof exportApplications>),
};

export const cards: Queue<CardRow> = {
  kind: 'card',
  place: '/office/cards',
  title: 'office.cases.cards',
  parts: cardQueues.map((value) => ({ value, label: `office.cases.cardQueue.${value}` as const })),
  first: firstOf('open'),
  searchHint: 'office.cases.searchHint',
  file: 'white-cards.csv',
  list: (query, options) => call(listCards, { query } as RequestOf<typeof listCards>, options),
  save: (query) => callFile(exportCards, { query } as RequestOf<typeof exportCards>),
};

export const requests: Queue<RequestRow> = {
  kind: 'record',
  place: '/office/requests',
  title: 'office.cases.requests',
  parts: requestQueues.map((value) => ({
    value,
    label: `office.cases.requestQueue.${value}` as const,
  })),
  first: firstOf('init'),
  searchHint: 'office.cases.searchHintNo',
  file: 'requests.csv',
  list: (query, options) =>
    call(listRequests, { query } as RequestOf<typeof listRequests>, options),
  save: (query) => callFile(exportRequests, { query } as RequestOf<typeof exportRequests>),
};

export const queryOf = (values: QueueQuery): QueueQuery =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** '王晓燕 Xiaoyan Wang' */
export const sayName = ({ chineseName, firstName, lastName }: CaseName): string =>
  [chineseName, orderedName({ firstName, lastName })].filter(Boolean).join(' ');

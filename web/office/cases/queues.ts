/** The three case queues: path, tabs, filters and calls. */
import {
  type ApplicationRow,
  applicationQueues,
  aroundApplication,
  exportApplications,
  listApplications,
} from '#contract/account/applications-office.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { orderedName } from '#contract/person-name.ts';
import {
  aroundRequest,
  exportRequests,
  listRequests,
  type RequestRow,
  requestQueues,
} from '#contract/services/requests-office.ts';
import type { CaseName, CaseRow } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import {
  aroundCard,
  type CardRow,
  cardQueues,
  exportCards,
  listCards,
} from '#contract/whitecard/office.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { type CallOptions, call, callFile } from '#web/lib/api/api.ts';

/** The filters of the URL; empty ones are not sent. */
export type QueueQuery = {
  queue?: string;
  assignee?: string;
  due?: string;
  keyword?: string;
  kind?: string;
  locale?: string;
  age?: string;
  sort?: string;
};
type Page = { pageSize?: string; after?: string; before?: string };

type AroundQuery = { caseId: string; at?: string };
type Around<R> = {
  stood: string | null;
  previous: string | null;
  next: string | null;
  rows: R[];
};

export type QueuePage<R> = {
  records: R[];
  total: number;
  pages: number;
  counts: Record<string, number>;
  next: string | null;
  previous: string | null;
};

export type Queue<R extends CaseRow> = {
  kind: CaseKind;
  place: string;
  title: MessageKey;
  parts: readonly { value: string; label: MessageKey }[];
  /** Tabs of decided cases: with when and by whom, the latest first. */
  over: readonly string[];
  /** The default filters. */
  first: ReturnType<typeof firstOf>;
  searchHint: MessageKey;
  file: string;
  list: (query: QueueQuery & Page, options?: CallOptions) => Promise<QueuePage<R>>;
  around: (query: QueueQuery & AroundQuery, options?: CallOptions) => Promise<Around<R>>;
  save: (query: QueueQuery) => Promise<Blob>;
};

const firstOf = (queue: string) => ({
  queue,
  assignee: '',
  due: '',
  keyword: '',
  kind: '',
  locale: '',
  age: '',
  sort: '',
});

export const applications: Queue<ApplicationRow> = {
  kind: 'application',
  place: '/office/applications',
  title: 'office.cases.applications',
  parts: applicationQueues.map((value) => ({
    value,
    label: `office.cases.applicationQueue.${value}` as const,
  })),
  over: ['decided'],
  first: firstOf('submitted'),
  searchHint: 'office.cases.searchHint',
  file: 'applications.csv',
  list: (query, options) =>
    call(listApplications, { query } as RequestOf<typeof listApplications>, options),
  around: (query, options) =>
    call(aroundApplication, { query } as RequestOf<typeof aroundApplication>, options),
  save: (query) => callFile(exportApplications, { query } as RequestOf<typeof exportApplications>),
};

export const cards: Queue<CardRow> = {
  kind: 'card',
  place: '/office/cards',
  title: 'office.cases.cards',
  parts: cardQueues.map((value) => ({ value, label: `office.cases.cardQueue.${value}` as const })),
  over: ['decided'],
  first: firstOf('open'),
  searchHint: 'office.cases.searchHint',
  file: 'white-cards.csv',
  list: (query, options) => call(listCards, { query } as RequestOf<typeof listCards>, options),
  around: (query, options) => call(aroundCard, { query } as RequestOf<typeof aroundCard>, options),
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
  over: ['closed'],
  first: firstOf('init'),
  searchHint: 'office.cases.searchHintNo',
  file: 'requests.csv',
  list: (query, options) =>
    call(listRequests, { query } as RequestOf<typeof listRequests>, options),
  around: (query, options) =>
    call(aroundRequest, { query } as RequestOf<typeof aroundRequest>, options),
  save: (query) => callFile(exportRequests, { query } as RequestOf<typeof exportRequests>),
};

/** An address with a tab that there is not shows the first one. */
export const atKnownTab = <F extends { queue: string }>(
  { parts, first }: { parts: readonly { value: string }[]; first: { queue: string } },
  values: F,
): F =>
  parts.some(({ value }) => value === values.queue) ? values : { ...values, queue: first.queue };

export const queryOf = (values: QueueQuery): QueueQuery =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** '王晓燕 Xiaoyan Wang' */
export const sayName = ({ chineseName, firstName, lastName }: CaseName): string =>
  [chineseName, orderedName({ firstName, lastName })].filter(Boolean).join(' ');

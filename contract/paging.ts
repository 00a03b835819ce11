import { z } from 'zod';
import { searched } from './fields.ts';
import { limits } from './limits.ts';

/** An integer in a query string: digits only, so '1e3', '0x10', ' 1' and '' are rejected. */
export const queryInt = (min: number, max: number) =>
  z
    .string({ error: 'fields.number' })
    .regex(/^\d{1,9}$/, 'fields.number')
    .transform(Number)
    .pipe(z.number().min(min, 'fields.number').max(max, 'fields.number'));

/** Lists count so many rows one by one; larger numbers are estimates, and say so. */
export const countedMax = 10_000;

export const pagingQuery = {
  pageNum: queryInt(1, 1_000_000).optional(),
  pageSize: queryInt(1, limits.pageSizeMax).optional(),
};

/** `next` or `previous` of an answer: pages by it cost the same however far down they are. */
export const cursor = searched(1000).optional();
export const keysetQuery = { ...pagingQuery, after: cursor, before: cursor };

/** The columns of an order; with a minus from the other end. */
export const bothWays = <Name extends string>(names: readonly Name[]) => [
  ...names,
  ...names.map((name) => `-${name}` as const),
];

export type PagingInput = { pageNum?: number | undefined; pageSize?: number | undefined };

/** Offset and limit for a store. */
export const pageOf = ({ pageNum = 1, pageSize = limits.pageSizeDefault }: PagingInput) => ({
  pageNum,
  pageSize,
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

export const paged = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    total: z.number(),
    pageNum: z.number(),
    pageSize: z.number(),
    pages: z.number(),
  });

export const keysetPaged = <T extends z.ZodType>(record: T) =>
  paged(record).extend({ next: z.string().nullable(), previous: z.string().nullable() });

export type Paged<T> = {
  records: T[];
  total: number;
  pageNum: number;
  pageSize: number;
  pages: number;
};

export const toPaged = <T>(records: T[], total: number, input: PagingInput): Paged<T> => {
  const { pageNum, pageSize } = pageOf(input);
  return { records, total, pageNum, pageSize, pages: Math.ceil(total / pageSize) };
};

/** The feedback list's order and page in the URL. */
import { type ReviewOrder, reviewOrders } from '#contract/review/orders.ts';

export const reviewsPlace = 'reviews';
export const pageSize = 9;

export type ReviewChoice = { order: ReviewOrder; page: number };

export const readChoice = ({ searchParams: query }: URL): ReviewChoice => {
  const page = query.get('page') ?? '';
  return {
    order: reviewOrders.find((order) => order === query.get('order')) ?? 'newest',
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
};

export const listPath = ({ order, page }: Partial<ReviewChoice> = {}): string => {
  const query = new URLSearchParams();
  if (order && order !== 'newest') query.set('order', order);
  if (page && page > 1) query.set('page', String(page));
  return `/feedback${query.size ? `?${query}` : ''}#${reviewsPlace}`;
};

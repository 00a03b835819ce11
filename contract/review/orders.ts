/** Without schemas: every page reads it. */
export const reviewOrders = ['newest', 'highest', 'photos'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

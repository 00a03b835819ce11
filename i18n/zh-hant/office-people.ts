import type { Messages } from '../messages.ts';

export const people: Messages['office']['people'] = {
  nav: '客戶與護理員',
};

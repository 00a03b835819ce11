import type { Messages } from '../messages.ts';

export const days: Messages['office']['days'] = {
  nav: '预约',
};

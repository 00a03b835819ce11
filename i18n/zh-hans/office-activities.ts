import type { Messages } from '../messages.ts';

export const activities: Messages['office']['activities'] = {
  nav: '活动',
};

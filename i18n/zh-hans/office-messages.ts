import type { Messages } from '../messages.ts';

export const messages: Messages['office']['messages'] = {
  nav: '信息',
};

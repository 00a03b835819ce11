import type { Messages } from '../messages.ts';

export const content: Messages['office']['content'] = {
  nav: '内容',
};

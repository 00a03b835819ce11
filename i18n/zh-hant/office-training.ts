import type { Messages } from '../messages.ts';

export const training: Messages['office']['training'] = {
  nav: '培訓',
};

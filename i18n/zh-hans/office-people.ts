import type { Messages } from '../messages.ts';

export const people: Messages['office']['people'] = {
  nav: '客户与护理员',
};

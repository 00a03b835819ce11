import type { Messages } from '../messages.ts';

export const cases: Messages['office']['cases'] = {
  nav: '申请与请求',
};

import type { Messages } from './messages.ts';
import { cards } from './zh-hans/cards.ts';
import { client } from './zh-hans/client.ts';
import { common } from './zh-hans/common.ts';
import { errors } from './zh-hans/errors.ts';
import { fields } from './zh-hans/fields.ts';
import { home } from './zh-hans/home.ts';
import { login } from './zh-hans/login.ts';
import { messages } from './zh-hans/messages.ts';
import { pages } from './zh-hans/pages.ts';
import { shell } from './zh-hans/shell.ts';

export const zhHans: Messages = {
  cards,
  client,
  common,
  errors,
  fields,
  home,
  login,
  messages,
  pages,
  shell,
};

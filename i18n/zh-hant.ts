import type { Messages } from './messages.ts';
import { cards } from './zh-hant/cards.ts';
import { client } from './zh-hant/client.ts';
import { common } from './zh-hant/common.ts';
import { errors } from './zh-hant/errors.ts';
import { fields } from './zh-hant/fields.ts';
import { home } from './zh-hant/home.ts';
import { login } from './zh-hant/login.ts';
import { messages } from './zh-hant/messages.ts';
import { pages } from './zh-hant/pages.ts';
import { shell } from './zh-hant/shell.ts';

export const zhHant: Messages = {
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

import type { Messages } from './messages.ts';
import { about } from './zh-hans/about.ts';
import { cards } from './zh-hans/account/cards.ts';
import { reset } from './zh-hans/account/reset.ts';
import { activity } from './zh-hans/activity.ts';
import { browser } from './zh-hans/browser.ts';
import { callback } from './zh-hans/callback.ts';
import { center } from './zh-hans/center.ts';
import { client } from './zh-hans/client.ts';
import { common } from './zh-hans/common.ts';
import { demoPhone } from './zh-hans/demo-phone.ts';
import { errors } from './zh-hans/errors.ts';
import { fields } from './zh-hans/fields.ts';
import { help } from './zh-hans/help.ts';
import { home } from './zh-hans/home.ts';
import { login } from './zh-hans/login.ts';
import { messages } from './zh-hans/messages.ts';
import { move } from './zh-hans/move.ts';
import { news } from './zh-hans/news.ts';
import { office } from './zh-hans/office/office.ts';
import { pages } from './zh-hans/pages.ts';
import { register } from './zh-hans/register.ts';
import { review } from './zh-hans/review.ts';
import { scams } from './zh-hans/scams.ts';
import { whitecard } from './zh-hans/services/whitecard.ts';
import { letter, renewal, services } from './zh-hans/services.ts';
import { shell } from './zh-hans/shell.ts';
import { certificate } from './zh-hans/training/certificate.ts';
import { idCard } from './zh-hans/training/id-card.ts';
import { transcript } from './zh-hans/training/transcript.ts';
import { training } from './zh-hans/training.ts';
import { upload } from './zh-hans/upload.ts';

export const zhHans: Messages = {
  about,
  activity,
  browser,
  callback,
  cards,
  center,
  certificate,
  client,
  common,
  errors,
  fields,
  help,
  home,
  letter,
  login,
  messages,
  move,
  news,
  office,
  pages,
  register,
  renewal,
  reset,
  demoPhone,
  scams,
  services,
  review,
  shell,
  training,
  idCard,
  transcript,
  upload,
  whitecard,
};

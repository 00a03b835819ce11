import type { Messages } from './messages.ts';
import { about } from './zh-hant/about.ts';
import { cards } from './zh-hant/account/cards.ts';
import { reset } from './zh-hant/account/reset.ts';
import { activity } from './zh-hant/activity.ts';
import { browser } from './zh-hant/browser.ts';
import { callback } from './zh-hant/callback.ts';
import { center } from './zh-hant/center.ts';
import { client } from './zh-hant/client.ts';
import { common } from './zh-hant/common.ts';
import { demoPhone } from './zh-hant/demo-phone.ts';
import { errors } from './zh-hant/errors.ts';
import { fields } from './zh-hant/fields.ts';
import { help } from './zh-hant/help.ts';
import { home } from './zh-hant/home.ts';
import { login } from './zh-hant/login.ts';
import { messages } from './zh-hant/messages.ts';
import { move } from './zh-hant/move.ts';
import { news } from './zh-hant/news.ts';
import { office } from './zh-hant/office/office.ts';
import { pages } from './zh-hant/pages.ts';
import { register } from './zh-hant/register.ts';
import { review } from './zh-hant/review.ts';
import { scams } from './zh-hant/scams.ts';
import { whitecard } from './zh-hant/services/whitecard.ts';
import { letter, renewal, services } from './zh-hant/services.ts';
import { shell } from './zh-hant/shell.ts';
import { certificate } from './zh-hant/training/certificate.ts';
import { idCard } from './zh-hant/training/id-card.ts';
import { transcript } from './zh-hant/training/transcript.ts';
import { training } from './zh-hant/training.ts';
import { upload } from './zh-hant/upload.ts';

export const zhHant: Messages = {
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

import { about } from './en/about.ts';
import { cards } from './en/account/cards.ts';
import { reset } from './en/account/reset.ts';
import { activity } from './en/activity.ts';
import { browser } from './en/browser.ts';
import { callback } from './en/callback.ts';
import { center } from './en/center.ts';
import { client } from './en/client.ts';
import { common } from './en/common.ts';
import { demoPhone } from './en/demo-phone.ts';
import { errors } from './en/errors.ts';
import { fields } from './en/fields.ts';
import { help } from './en/help.ts';
import { home } from './en/home.ts';
import { login } from './en/login.ts';
import { messages } from './en/messages.ts';
import { move } from './en/move.ts';
import { news } from './en/news.ts';
import { office } from './en/office/office.ts';
import { pages } from './en/pages.ts';
import { register } from './en/register.ts';
import { review } from './en/review.ts';
import { scams } from './en/scams.ts';
import { whitecard } from './en/services/whitecard.ts';
import { letter, renewal, services } from './en/services.ts';
import { shell } from './en/shell.ts';
import { certificate } from './en/training/certificate.ts';
import { idCard } from './en/training/id-card.ts';
import { transcript } from './en/training/transcript.ts';
import { training } from './en/training.ts';
import { upload } from './en/upload.ts';

export const en = {
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

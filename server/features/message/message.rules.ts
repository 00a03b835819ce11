import { isUsPhone, phoneDigits, plain } from '#contract/field-rules.ts';
import type { TextKeyword as Keyword } from '#contract/message/conversation.ts';

/** Normalizes a recipient: phones with +1, emails in lower case. */
export const recipientOf = (typed: string): string => {
  const digits = phoneDigits(typed);
  return isUsPhone(digits) ? `+1${digits}` : plain(typed).toLowerCase();
};

/** Delivery status from the carrier; null while in transit. */
export const stateOfReceipt = (status: string): 'delivered' | 'undelivered' | 'failed' | null => {
  if (status === 'delivered' || status === 'read') return 'delivered';
  if (status === 'undelivered') return 'undelivered';
  return status === 'failed' || status === 'canceled' ? 'failed' : null;
};

/** Keywords that providers recognize and answer themselves. */
const commonWords: Record<string, Keyword> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  START: 'start',
  YES: 'start',
  UNSTOP: 'start',
};
const ownWords: Record<string, Keyword> = {
  HELP: 'help',
  INFO: 'help',
  停: 'stop',
  停止: 'stop',
  停发: 'stop',
  停發: 'stop',
  取消: 'stop',
  退订: 'stop',
  退訂: 'stop',
  拒收: 'stop',
  不要再发: 'stop',
  不要再發: 'stop',
  开始: 'start',
  開始: 'start',
  恢复: 'start',
  恢復: 'start',
  订阅: 'start',
  訂閱: 'start',
  帮助: 'help',
  幫助: 'help',
};

const toldByProvider: Record<string, Keyword> = { STOP: 'stop', START: 'start', HELP: 'help' };

/**
 * The keyword (stop, start, help) of an inbound text, only if it is the whole text. The provider's own classification
 * wins. `answered`: the provider has replied already.
 */
export const keywordOf = (
  body: string,
  told = '',
): { keyword: Keyword; answered: boolean } | null => {
  const known = toldByProvider[told.toUpperCase()];
  if (known) return { keyword: known, answered: true };
  const word = body
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}]/gu, '');
  const common = commonWords[word];
  if (common) return { keyword: common, answered: true };
  const own = ownWords[word];
  return own ? { keyword: own, answered: false } : null;
};

/**
 * Whether staff have to read a text: everything but what we have dealt with ourselves. A YES of somebody who gets
 * texts anyway is an answer, and whoever wants no texts may have to be called.
 */
export const needsReading = (keyword: Keyword | null, changed: boolean): boolean =>
  keyword !== 'help' && !(keyword === 'start' && changed);

/** For unknown senders: by the script they wrote in. */
export const localeOfWords = (body: string): 'en' | 'zh-CN' | 'zh-TW' => {
  if (!/\p{Script=Han}/u.test(body)) return 'en';
  return /[訂發開復閱幫]/.test(body) ? 'zh-TW' : 'zh-CN';
};

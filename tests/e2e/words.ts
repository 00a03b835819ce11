/** The words of the site in its three languages, as the pages say them. */
import { en } from '#i18n/en.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';

export const words: Record<Locale, Messages> = { en, 'zh-CN': zhHans, 'zh-TW': zhHant };

export { fillIn as fill } from '#i18n/translator.ts';

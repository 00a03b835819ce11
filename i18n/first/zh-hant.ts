/** What every page needs, one file for the browser; the other groups come with the pages that use them (web/lib/i18n/words.ts). */
import { cards } from '#i18n/zh-hant/account/cards.ts';
import { client } from '../zh-hant/client.ts';
import { common } from '../zh-hant/common.ts';
import { fields } from '../zh-hant/fields.ts';
import { home } from '../zh-hant/home.ts';
import { pageErrors } from '../zh-hant/page-errors.ts';
import { pages } from '../zh-hant/pages.ts';
import { shell } from '../zh-hant/shell.ts';

export const first = { cards, client, common, errors: pageErrors, fields, home, pages, shell };

/** What every page needs, one file for the browser; the other groups come with the pages that use them (web/lib/i18n/words.ts). */
import { cards } from '#i18n/zh-hans/account/cards.ts';
import { client } from '../zh-hans/client.ts';
import { common } from '../zh-hans/common.ts';
import { fields } from '../zh-hans/fields.ts';
import { home } from '../zh-hans/home.ts';
import { pageErrors } from '../zh-hans/page-errors.ts';
import { pages } from '../zh-hans/pages.ts';
import { shell } from '../zh-hans/shell.ts';

export const first = { cards, client, common, errors: pageErrors, fields, home, pages, shell };

/** What every page needs, one file for the browser; the other groups come with the pages that use them (web/lib/i18n/words.ts). */
import { cards } from '#i18n/en/account/cards.ts';
import { client } from '../en/client.ts';
import { common } from '../en/common.ts';
import { fields } from '../en/fields.ts';
import { home } from '../en/home.ts';
import { pageErrors } from '../en/page-errors.ts';
import { pages } from '../en/pages.ts';
import { shell } from '../en/shell.ts';

export const first = { cards, client, common, errors: pageErrors, fields, home, pages, shell };

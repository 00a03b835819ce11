import * as api from '#contract/content/content.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { safeHtml } from '#server/platform/http/safe-html.ts';
import { listOffices } from '#server/shared/settings/offices.ts';
import { findZip } from '#server/shared/settings/postcodes.ts';
import { judgePostcode } from './content.rules.ts';
import * as store from './content.store.ts';

export const contentRoutes = (bind: Bind, { db }: { db: Db }): void => {
  bind(api.getBanners, (_, { locale }) => store.listBanners(db, locale));
  bind(api.getServiceParam, () => store.getServiceNumbers(db));
  bind(api.getServiceScope, async (_, { locale }) => ({
    serviceScopes: await store.listServiceScopes(db, locale),
  }));
  bind(api.getHomeVideo, () => store.getVideoPath(db));
  bind(api.getHomeVideoMedia, () => store.getVideoMedia(db));
  bind(api.getContactInfo, (_, { locale }) => store.getContacts(db, locale));
  bind(api.getCompanyAddresses, (_, { locale }) => listOffices(db, locale));
  bind(api.getCityList, (_, { locale }) => store.listCities(db, locale));
  bind(api.getTeam, (_, { locale }) => store.getTeam(db, locale));
  bind(api.getFaqs, ({ query }, { locale }) => store.listFaqs(db, query.keyword ?? '', locale));

  bind(api.getPostcode, async ({ params }) => {
    const verdict = judgePostcode(params.zip, await findZip());
    if (typeof verdict === 'string') throw new AppError(verdict);
    return verdict;
  });
  bind(api.getTeamEvent, async ({ params }, { locale }) => {
    const event = orNotFound(await store.findTeamEvent(db, params.eventId, locale));
    return { ...event, content: safeHtml(event.content) };
  });
  bind(api.getLegalPage, async ({ params }, { locale }) => {
    const page = orNotFound(await store.findLegalPage(db, params.page, locale));
    return { ...page, content: safeHtml(page.content) };
  });
};

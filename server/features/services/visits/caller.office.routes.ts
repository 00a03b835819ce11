/** Requests and bookings that staff enter for a caller. */
import * as api from '#contract/services/caller-office.ts';
import { listServices } from '#server/features/services/requests/catalogue.store.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { listOffices } from '#server/shared/settings/offices.ts';
import { type CallerDeps, getClient, recordForCaller } from './caller.service.ts';

export const callerRoutes = (bind: Bind, deps: CallerDeps): void => {
  const { db } = deps;

  bind(api.getCallerChoices, async ({ params }, { locale }) => {
    const client = await getClient(db, params.userId);
    return {
      services: (await listServices(db, locale)).filter(
        (one) => !one.isCare || client.userType === 'patient',
      ),
      offices: (await listOffices(db, locale)).map(({ companyAddressId, companyName: name }) => ({
        companyAddressId,
        name,
      })),
    };
  });

  bind(
    api.askForCaller,
    ({ params: { userId }, body: { preview, walkIn, ...body } }, { staff: { staffId } }) => {
      return recordForCaller(deps, { staffId, userId, preview, walkIn }, body);
    },
  );
};

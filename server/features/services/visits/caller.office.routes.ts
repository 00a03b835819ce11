/** Requests and bookings that staff enter for a caller. */
import * as api from '#contract/services/caller-office.ts';
import { findSlots, listAddresses } from '#server/features/services/booking/slots.service.ts';
import { listServices } from '#server/features/services/requests/catalogue.store.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { type CallerDeps, getClient, recordForCaller } from './caller.service.ts';

export const callerRoutes = (bind: Bind, deps: CallerDeps): void => {
  const { db, clock } = deps;

  bind(api.getCallerChoices, async ({ params }, { locale }) => {
    const client = await getClient(db, params.userId);
    const offices = await listAddresses(db, clock.now(), client, locale);
    return {
      services: (await listServices(db, locale)).filter(
        (one) => !one.isCare || client.userType === 'patient',
      ),
      offices: offices
        .filter((office) => office.nextFree)
        .map(({ companyAddressId, companyName: name }) => ({ companyAddressId, name })),
    };
  });

  bind(api.getCallerSlots, async ({ params, query }) => {
    const { userId } = await getClient(db, params.userId);
    return findSlots(db, clock.now(), query, { userId });
  });

  bind(
    api.askForCaller,
    ({ params: { userId }, body: { preview, ...body } }, { staff: { staffId } }) => {
      return recordForCaller(deps, { staffId, userId, preview }, body);
    },
  );
};

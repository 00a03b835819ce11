/** For a caller: the same way as their own, by the office's hand. */
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/services-caller.ts';
import { insertAudit } from '#server/db/audit.ts';
import type { Db } from '#server/db/connect.ts';
import { type Bind, staffOf } from '#server/http/bind.ts';
import type { Clock } from '#server/ports/clock.ts';
import { withPreview } from '#server/ports/message-preview.ts';
import type { Messages } from '#server/ports/messages.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { type Applicant, recordService } from './services-apply.ts';
import { booking } from './services-booking.ts';
import { listServices } from './services-catalogue.store.ts';
import { createNotices } from './services-notices.ts';
import { findClient, findOwn } from './services-records.store.ts';
import { findSlots, listAddresses } from './services-slots.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages };

export const callerRoutes = (bind: Bind, { db, clock, sealer, messages }: Deps): void => {
  const clientOf = async (userId: string): Promise<Applicant> => {
    const client = await findClient(db, userId);
    if (!client) throw new AppError('not_found');
    return { ...client, byStaff: true };
  };

  bind(api.getCallerChoices, async ({ params }, { locale }) => {
    const client = await clientOf(params.userId);
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
    const { userId } = await clientOf(params.userId);
    return findSlots(db, clock.now(), query, { userId });
  });

  bind(api.askForCaller, async ({ params, body: { preview = false, ...body } }, caller) => {
    const { staffId: actor } = staffOf(caller);
    const client = await clientOf(params.userId);
    const now = clock.now();
    // A transaction within that of the booking: a refused time is answered with free ones, a preview is taken back.
    return booking(db, now, (outer) =>
      withPreview({ db: outer as unknown as Db, messages, preview }, async (tx, sending) => {
        const deps = { db, clock, sealer, notices: createNotices(sending) };
        const recordId = await recordService(tx, deps, client, body);
        const record = await findOwn(tx, client.userId, recordId);
        if (!record) throw new AppError('conflict');
        const { recordNo } = record;
        const subjectId = client.userId;
        const details = { recordNo, method: body.method };
        await insertAudit(tx, { at: now, actor, action: 'record.enter', subjectId, details });
        return { locale: client.locale, answer: { recordId: preview ? null : recordId, recordNo } };
      }),
    );
  });
};

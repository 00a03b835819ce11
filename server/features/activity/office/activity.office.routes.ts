import * as api from '#contract/activity/office.ts';
import * as plan from '#contract/activity/plan-office.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Party } from '#server/features/activity/registration/join.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import {
  type ActivityOfficeDeps,
  auditName,
  createChangeActivity,
} from './change-activity.service.ts';
import { createPlan } from './plan.service.ts';
import { createOffice, partyView } from './registrations.service.ts';
import * as store from './registrations.store.ts';

/** The full list with phone numbers, for printing. */
const rowsOf = (parties: readonly Party[], timeZone: string, locale: Locale) => {
  const heads = ['code', 'name', 'phone', 'people', 'needs', 'note', 'state', 'since', 'came'];
  const head = heads.map((key) => say(locale, `office.activities.csv.${key}` as never));
  const rows = parties.map((row) => {
    const { code, people, needs, needsNote, status, registeredAt, arrived } = partyView(
      row,
      timeZone,
    );
    const needed = needs.map((need) => say(locale, `activity.need.${need}`)).join('; ');
    const state = say(locale, `office.activities.status.${status}`);
    return [
      ...[code, row.name, row.phone, people, needed, needsNote],
      ...[state, registeredAt, arrived],
    ];
  });
  return [head, ...rows];
};

export const activityOfficeRoutes = (bind: Bind, deps: ActivityOfficeDeps): void => {
  const { db, clock } = deps;
  const changeActivity = createChangeActivity(deps);
  const office = createOffice(changeActivity);
  const plans = createPlan(changeActivity);

  const times = async () => {
    const timeZone = await getTimeZone(db);
    return { timeZone, now: localTime(clock.now(), timeZone) };
  };
  const changeRequest = (activityId: string, caller: OfficeCaller, preview = false) => ({
    activityId,
    preview,
    staffId: caller.staff.staffId,
  });

  // ---- reading ----
  bind(api.listOfficeActivities, async ({ query }, { locale }) =>
    store.listOfficeActivities(db, query, { now: (await times()).now, locale }),
  );
  bind(api.getActivityRegistrations, async ({ params }, { locale }) => {
    const { now, timeZone } = await times();
    const activity = orNotFound(await store.findOfficeActivity(db, params.id, { now, locale }));
    const parties = await store.listParties(db, params.id);
    return { activity, parties: parties.map((row) => partyView(row, timeZone)) };
  });
  bind(api.getPartyPhone, async ({ params }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const party = orNotFound(await store.findParty(tx, params.id, params.registrationId));
      await insertAudit(tx, {
        at: clock.now(),
        actor: staffId,
        action: 'activity.phone_seen',
        subject: auditName(params.id),
        ...(party.userId && { subjectId: party.userId }),
        details: { registration: party.id },
      });
      return { phone: party.phone };
    });
  });
  bind(api.exportRegistrations, async ({ params }, { staff: { staffId }, locale }) => {
    const { now, timeZone } = await times();
    const activity = orNotFound(await store.findOfficeActivity(db, params.id, { now, locale }));
    const parties = await store.listParties(db, params.id);
    const details = { parties: String(parties.length) };
    await insertAudit(db, {
      at: clock.now(),
      actor: staffId,
      action: 'activity.exported',
      subject: auditName(params.id),
      details,
    });
    const name = `registrations-${activity.startTime.slice(0, 10)}.csv`;
    return csvFile(name, rowsOf(parties, timeZone, locale));
  });

  // ---- check-in and phone ----
  bind(api.checkIn, ({ params, body }, caller) =>
    office.checkIn(changeRequest(params.id, caller), params.registrationId, body),
  );
  bind(api.scanTicket, ({ params, body }, caller) =>
    office.scan(changeRequest(params.id, caller), body.code, caller.locale),
  );
  bind(api.findActivityCaller, ({ body }, { staff: { staffId: actor } }) =>
    db.transaction(async (tx) => {
      const person = await store.findPerson(tx, body);
      if (person)
        await insertAudit(tx, {
          at: clock.now(),
          actor,
          action: 'person.find',
          subjectId: person.userId,
        });
      return { person };
    }),
  );
  bind(api.registerCaller, async ({ params, body: { preview, ...form } }, caller) => {
    const { userId } = form;
    if (userId && !(await store.findPerson(db, { userId }))) throw new AppError('not_found');
    return office.registerCaller(changeRequest(params.id, caller, preview), form);
  });

  // ---- seats ----
  bind(api.cancelParty, ({ params, body }, caller) =>
    office.cancelParty(changeRequest(params.id, caller, body.preview), params.registrationId, body),
  );
  bind(api.restoreParty, async ({ params, body }, caller) => {
    const party = await store.findParty(db, params.id, params.registrationId);
    const request = changeRequest(params.id, caller, body.preview);
    const userId = party?.userId ?? null;
    return office.restoreParty({ ...request, userId }, params.registrationId, body.correction);
  });
  bind(api.moveUpParty, ({ params, body }, caller) =>
    office.moveUpParty(changeRequest(params.id, caller, body.preview), params.registrationId),
  );
  bind(api.changeQuota, ({ params, body }, caller) =>
    office.changeQuota(changeRequest(params.id, caller, body.preview), body),
  );

  // ---- the activity itself ----
  bind(plan.messageParties, ({ params, body: { preview, ...news } }, caller) =>
    plans.message(changeRequest(params.id, caller, preview), news),
  );
  bind(plan.copyActivity, ({ params, body }, caller) =>
    plans.copy(changeRequest(params.id, caller), body),
  );
  bind(plan.repeatActivity, ({ params, body: { preview, ...repeat } }, caller) =>
    plans.repeat(changeRequest(params.id, caller, preview), repeat),
  );
  bind(plan.moveActivity, ({ params, body: { preview, ...to } }, caller) =>
    plans.move(changeRequest(params.id, caller, preview), to),
  );
  bind(plan.publishActivity, async ({ params, body }, caller) => {
    const back = body.restore ? await store.listCalledOff(db, params.id, auditName(params.id)) : [];
    const userIds = [...new Set(back.flatMap(({ userId }) => userId ?? []))];
    const request = changeRequest(params.id, caller, body.preview);
    return plans.publish({ ...request, userIds }, body);
  });
};

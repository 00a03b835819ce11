/** Roles, hire dates and in-service hours of caregivers. */
import { AppError } from '#contract/errors.ts';
import { toPaged } from '#contract/paging.ts';
import { orderedName } from '#contract/person-name.ts';
import * as api from '#contract/training/inservice-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import type { KeysetPage } from '#server/platform/database/keyset.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { listCleared, readClearances } from '#server/shared/people/passport.ts';
import type { Inservice } from '#server/shared/settings/inservice-defaults.ts';
import { getSetting, readSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { personYear, subjectName, summaryOf, yearOf } from './inservice.service.ts';
import * as store from './inservice.store.ts';

type Kept = Pick<store.StaffMember, 'role' | 'hiredOn' | 'employeeNumber' | 'team'>;

const positionOf = ({ role, hiredOn, employeeNumber, team }: Kept): api.Position => {
  const position = { role, hiredOn, employeeNumber, team };
  return { ...position, version: stateHash(position) };
};

export const inserviceOfficeRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(api.getInserviceChoices, async (_, { locale }) => {
    const { roles, subjects } = await getSetting(db, 'inservice');
    const named = ({ code, name }: Inservice['subjects'][number]) => ({
      code,
      name: readText(name, locale),
    });
    return {
      roles: roles.map((role) => ({ ...named(role), hours: role.hours })),
      subjects: subjects.map(named),
    };
  });

  bind(api.getTraineeYear, async ({ params, query }, { staff, locale }) => {
    const person = orNotFound(await store.findStaffMember(db, params.userId));
    const context = await getViewContext(db, clock.now(), locale);
    const year = await personYear(db, person, { year: query.year ?? yearOf(context), locale });
    await insertAudit(db, {
      at: context.now,
      actor: staff.staffId,
      action: 'training.year.look',
      subjectId: person.userId,
      details: { year: String(year.year) },
    });
    const clearanceOf = await readClearances(db, todayOf(context), [person.userId]);
    return { position: positionOf(person), year, clearance: clearanceOf(person.userId) };
  });

  bind(api.savePosition, ({ params, body }, { staff }) =>
    db.transaction(async (tx) => {
      const before = orNotFound(await store.findPositionToChange(tx, params.userId));
      const { version, ...position } = body;
      if (positionOf(before).version !== version) throw new AppError('changed_meanwhile');
      const { roles } = await readSetting(tx, 'inservice');
      // A role that the settings no longer have may stay.
      if (position.role !== before.role && position.role !== null)
        if (!roles.some(({ code }) => code === position.role))
          throw invalidField('role', 'fields.choice');
      await store.updatePosition(tx, params.userId, position);
      const changed = (Object.keys(position) as (keyof typeof position)[]).filter(
        (name) => position[name] !== before[name],
      );
      await insertAudit(tx, {
        at: clock.now(),
        actor: staff.staffId,
        action: 'training.position',
        subjectId: params.userId,
        details: Object.fromEntries(
          changed.map((name) => [name, `${before[name] ?? '–'} → ${position[name] ?? '–'}`]),
        ),
      });
      return positionOf(position);
    }),
  );

  const listRows = async (
    { year: asked, clearance, ...filters }: api.InserviceFilters & Pick<store.Listing, 'sort'>,
    locale: Locale,
    page: KeysetPage & { offset: number },
  ) => {
    const context = await getViewContext(db, clock.now(), locale);
    const year = asked ?? yearOf(context);
    const rules = await getSetting(db, 'inservice');
    const targets = new Map(rules.roles.map(({ code, hours }) => [code, hours]));
    const today = todayOf(context);
    const only = clearance && (await listCleared(db, today, clearance));
    const listing = { ...filters, year, targets, people: only };
    const { rows: people, next, previous } = await store.listStaff(db, listing, page);
    const ids = people.map(({ userId }) => userId);
    const credits = Map.groupBy(await store.listCredits(db, ids, year), ({ userId }) => userId);
    const clearanceOf = await readClearances(db, today, ids);
    const records = people.map((person): api.InserviceRow => {
      const own = credits.get(person.userId) ?? [];
      const summary = summaryOf(rules, person, own, { year, locale });
      return {
        ...person,
        name: orderedName(person),
        chineseName: person.chineseName || null,
        role: summary.role,
        hoursDone: summary.hoursDone,
        hoursDue: summary.hoursDue,
        missing: summary.missing.map((code) => subjectName(rules, code, locale)),
        complete: summary.complete,
        clearance: clearanceOf(person.userId),
      };
    });
    return { year, records, next, previous, total: await store.countStaff(db, listing) };
  };

  bind(api.listInservice, async ({ query }, { locale }) => {
    const { pageNum = 1, pageSize = 25, after, before, ...filters } = query;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize, after, before };
    const { records, total, ...more } = await listRows(filters, locale, page);
    return { ...more, ...toPaged(records, total, { pageNum, pageSize }) };
  });
};

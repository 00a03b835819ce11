/** Transcripts and credit tables for the inspector; every download is written down. */
import { orderedName } from '#contract/person-name.ts';
import * as api from '#contract/training/transcript.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import {
  roleOf,
  subjectName,
  yearOf,
} from '#server/features/training/inservice/inservice.service.ts';
import * as inservice from '#server/features/training/inservice/inservice.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { say } from '#server/platform/http/translate.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { listCleared } from '#server/shared/people/passport.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { transcriptFile } from './transcript.service.ts';

export type TranscriptDeps = Needs<'db' | 'clock' | 'pictureStore'> & { origin: string };

const csvMax = 20_000;
const columns = [
  'name',
  'chineseName',
  'employeeNumber',
  'role',
  'hiredOn',
  'date',
  'training',
  'subjects',
  'hours',
  'score',
  'totalScore',
  'certificate',
  'kind',
] as const;

export const transcriptOfficeRoutes = (bind: Bind, deps: TranscriptDeps): void => {
  const { db, clock, origin } = deps;
  bind(api.getTranscript, async ({ params, query }, { staff, locale }) => {
    const person = orNotFound(await inservice.findStaffMember(db, params.userId));
    const context = await getViewContext(db, clock.now(), locale);
    const year = query.year ?? yearOf(context);
    // Chinese names are in the holder's script, no matter who prints it.
    const own = { ...context, locale: 'en' as const };
    const { file, number } = await transcriptFile(deps, person, { year, origin }, own);
    await insertAudit(db, {
      at: context.now,
      actor: staff.staffId,
      action: 'training.transcript',
      subjectId: person.userId,
      details: { number, year: String(year) },
    });
    return file;
  });

  bind(api.exportInservice, async ({ query }, { staff, locale }) => {
    const { year: asked, people: chosen, clearance, ...filters } = query;
    const context = await getViewContext(db, clock.now(), locale);
    const year = asked ?? yearOf(context);
    const cleared = clearance && (await listCleared(db, todayOf(context), clearance));
    const people = chosen?.filter((id) => cleared?.includes(id) ?? true) ?? cleared;
    const rules = await getSetting(db, 'inservice');
    const targets = new Map(rules.roles.map(({ code, hours }) => [code, hours]));
    const listing = { ...filters, year, targets, people };
    const { rows: listed } = await inservice.listStaff(db, listing, { limit: csvMax, offset: 0 });
    const ids = listed.map(({ userId }) => userId);
    const certificates = Map.groupBy(
      await inservice.listCertificatesIn(db, ids, year),
      ({ userId }) => userId,
    );
    const others = Map.groupBy(await inservice.listOtherIn(db, ids, year), ({ userId }) => userId);
    const rows = listed.flatMap((person) => {
      const role = roleOf(rules, person.role);
      const who = [
        orderedName(person),
        person.chineseName,
        person.employeeNumber,
        role?.code ?? person.role,
        person.hiredOn,
      ];
      const held = certificates.get(person.userId) ?? [];
      // People without credit are listed with no hours: the inspector asked for them too.
      const other = others.get(person.userId) ?? [];
      if (!held.length && !other.length)
        return [[...who, null, null, null, 0, null, null, null, null]];
      const certified = held.map(({ number, issuedOn, facts }) => [
        ...who,
        issuedOn,
        readText(facts.title, locale),
        (facts.subjects ?? []).map(({ name }) => readText(name, locale)).join('; '),
        facts.hours ?? 0,
        facts.score,
        facts.totalScore,
        number,
        say(locale, 'office.inservice.table.training'),
      ]);
      const credited = other.map((one) => [
        ...who,
        one.creditedOn,
        one.title,
        one.subjects.map((code) => subjectName(rules, code, locale)).join('; '),
        one.hours,
        null,
        null,
        null,
        say(locale, `transcript.${one.kind}`),
      ]);
      return [...certified, ...credited];
    });
    await insertAudit(db, {
      at: clock.now(),
      actor: staff.staffId,
      action: 'training.inservice.export',
      subject: 'training',
      details: { year: String(year), people: String(listed.length), rows: String(rows.length) },
    });
    const head = columns.map((key) => say(locale, `office.inservice.table.${key}`));
    return csvFile(`in-service-${year}.csv`, [head, ...rows]);
  });
};

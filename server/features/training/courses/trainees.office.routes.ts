/** Caregivers' progress, and what staff can do about it. */

import { AppError } from '#contract/errors.ts';
import { toPaged } from '#contract/paging.ts';
import { orderedName } from '#contract/person-name.ts';
import { certificateRules } from '#contract/training/certificate.ts';
import * as api from '#contract/training/trainees-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import {
  findByNumber,
  getSigner,
  listCertificates,
} from '#server/features/training/certificate/certificate.store.ts';
import { certificateFile } from '#server/features/training/certificate/certificate-file.service.ts';
import { isCounted } from '#server/features/training/exam/exam.rules.ts';
import { grantable } from '#server/features/training/grants/grant.rules.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { KeysetPage } from '#server/platform/database/keyset.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { asSentence } from '#server/shared/cases/correction.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import {
  certificateStatusOn,
  subjectStandingOn,
} from '#server/shared/certificates/subject.rules.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { readClearances } from '#server/shared/people/passport.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { listProgress, listVideos } from './courses.store.ts';
import {
  listStandings,
  progressOf,
  type Standing,
  standingOfExam,
  todayOf,
  trainingSummary,
} from './progress.service.ts';
import * as store from './trainees.store.ts';
import { percentOf } from './watch.rules.ts';

export type TrainingOfficeDeps = Needs<'db' | 'clock' | 'messages' | 'pictureStore'>;

const extraVersion = ({ extraMinutes }: { extraMinutes: number }) => stateHash([extraMinutes]);

const csvMax = 20_000;

export const traineeRoutes = (bind: Bind, deps: TrainingOfficeDeps): void => {
  const { db, clock, messages, pictureStore } = deps;

  const listRows = async (
    filters: api.TraineeFilters,
    locale: Locale,
    page: KeysetPage & { offset: number },
  ) => {
    const today = todayOf(await getViewContext(db, clock.now(), locale));
    const soon = dayAfter(today, certificateRules.renewDays);
    const listing = { ...filters, ...page, today, soon };
    const { rows, ...more } = await store.listTraineeRows(db, listing);
    const progress = Map.groupBy(
      await listProgress(
        db,
        rows.flatMap((r) => r.enrolmentId ?? []),
      ),
      (p) => p.enrolmentId,
    );
    const videos = await listVideos(db, [...new Set(rows.map((r) => r.trainingId))]);
    const secondsOf = (trainingId: string) =>
      videos.filter((v) => v.trainingId === trainingId).reduce((sum, v) => sum + v.seconds, 0);
    const clearanceOf = await readClearances(db, today, [...new Set(rows.map((r) => r.userId))]);
    const records = rows.map(({ certificates, roundOpen, ...row }): api.TraineeRow => {
      const seconds = secondsOf(row.trainingId);
      const parts = (progress.get(row.enrolmentId ?? '') ?? []).flatMap((p) => p.parts);
      return {
        ...row,
        name: orderedName(row),
        chineseName: row.chineseName || null,
        training: readText(row.title, locale),
        percent: seconds ? percentOf(parts, seconds) : 0,
        subject: subjectStandingOn(certificates, { isRoundOpen: roundOpen, today }),
        clearance: clearanceOf(row.userId),
      };
    });
    return { records, ...more };
  };

  bind(api.listTrainees, async ({ query }, { locale }) => {
    const { pageNum = 1, pageSize = 25, after, before, ...filters } = query;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize, after, before };
    const { records, total, next, previous } = await listRows(filters, locale, page);
    return { next, previous, ...toPaged(records, total, { pageNum, pageSize }) };
  });

  bind(api.exportTrainees, async ({ query }, { staff, locale }) => {
    const { records } = await listRows(query, locale, { limit: csvMax, offset: 0 });
    const head = (
      [
        'name',
        'chineseName',
        'training',
        'subject',
        'expiresOn',
        'certificate',
        'status',
        'percent',
        'score',
        'attempts',
      ] as const
    ).map((key) => say(locale, `office.training.columns.${key}`));
    await insertAudit(db, {
      at: clock.now(),
      actor: staff.staffId,
      action: 'training.people.export',
      subject: 'training',
      details: { rows: String(records.length) },
    });
    const today = todayOf(await getViewContext(db, clock.now(), locale));
    return csvFile(`training-${today}.csv`, [
      head,
      ...records.map((r) => [
        r.name,
        r.chineseName,
        r.training,
        say(locale, `office.training.subject.${r.subject.status}`),
        r.subject.until,
        r.certificate,
        say(locale, `office.training.status.${r.status}`),
        r.percent,
        r.score,
        r.attempts,
      ]),
    ]);
  });

  const heldOf = async (tx: Queryable, userId: string, now: Date, timeZone: string) => {
    const certificates = await listCertificates(tx, userId);
    const signatures = await store.listSignatures(
      tx,
      certificates.map((c) => c.enrolmentId),
    );
    const reasons = await store.listRevokeReasons(tx, userId);
    return certificates.toReversed().map((c) => {
      const signature = signatures.find((s) => s.enrolmentId === c.enrolmentId);
      return {
        trainingId: c.trainingId,
        held: {
          number: c.number,
          status: certificateStatusOn(c, todayOf({ now, timeZone })),
          issuedOn: c.issuedOn,
          expiresOn: c.expiresOn,
          revokedAt: c.revokedAt && localTime(c.revokedAt, timeZone),
          reason: reasons.get(c.number) ?? null,
          signature: signature
            ? { ...signature, signedAt: localTime(signature.signedAt, timeZone) }
            : null,
        },
      };
    });
  };

  bind(api.getTrainee, async ({ params }, { staff, locale }) => {
    return db.transaction(async (tx) => {
      const person = orNotFound(await store.findTrainee(tx, params.userId));
      const now = clock.now();
      const context = await getViewContext(tx, now, locale);
      const { timeZone } = context;
      const at = localTimeOrNull(timeZone);
      const held = await heldOf(tx, person.id, now, timeZone);
      await insertAudit(tx, {
        at: now,
        actor: staff.staffId,
        action: 'training.person.look',
        subjectId: person.id,
      });
      const viewOf = (standing: Standing): api.TraineeTraining => {
        const { enrolment, videos, progress, attempts, grants } = standing;
        const { trainingContentId, title, subject, percent, startTime, nextAction, exam } =
          trainingSummary(standing, context);
        return {
          trainingId: trainingContentId,
          title,
          subject,
          percent,
          startTime,
          nextAction,
          videos: videos.map((video) => ({
            ...progressOf(video, progress.get(video.id)),
            title: readText(video.title, locale),
            finishedAt: at(progress.get(video.id)?.finishedAt),
          })),
          attempts: attempts.map((a) => ({
            ...a,
            attemptId: a.id,
            counted: isCounted(a),
            startedAt: localTime(a.startedAt, timeZone),
            submittedAt: at(a.submittedAt),
          })),
          attemptsAllowed: exam.attemptsAllowed,
          attemptsLeft: exam.attemptsLeft,
          minutes: exam.minutes,
          enrolment: enrolment && {
            ...enrolment,
            enrolmentId: enrolment.id,
            version: extraVersion(enrolment),
          },
          grants: grants.map((grant) => ({
            ...grant,
            grantId: grant.id,
            grantedAt: localTime(grant.grantedAt, timeZone),
            usedAt: at(grant.usedAt),
            undoneAt: at(grant.undoneAt),
          })),
          grantable: grantable(standing.training, standingOfExam(standing, now).passed, grants),
          certificates: held.filter((h) => h.trainingId === trainingContentId).map((h) => h.held),
        };
      };
      return {
        userId: person.id,
        name: orderedName(person),
        chineseName: person.chineseName || null,
        phone: person.phone.slice(-4),
        trainings: (await listStandings(tx, person.id)).map(viewOf),
      };
    });
  });

  bind(api.grantExtra, async ({ params, body }, { staff }) =>
    db.transaction(async (tx) => {
      const before = orNotFound(await store.findEnrolmentById(tx, params.enrolmentId));
      if (extraVersion(before) !== body.version) throw new AppError('changed_meanwhile');
      const { version: _, ...extra } = body;
      await store.updateExtra(tx, before.id, extra);
      const more = extra.extraMinutes - before.extraMinutes;
      // Only extend an open exam, never shorten it.
      if (more > 0) await store.updateOpenDeadline(tx, before.id, more);
      await insertAudit(tx, {
        at: clock.now(),
        actor: staff.staffId,
        action: 'training.extra',
        subjectId: before.userId,
        details: {
          training: before.trainingId,
          minutes: `${before.extraMinutes} → ${extra.extraMinutes}`,
        },
      });
      return { version: extraVersion(extra) };
    }),
  );

  bind(api.getHeldCertificate, async ({ params }, { staff }) => {
    const certificate = orNotFound(await findByNumber(db, params.number));
    await insertAudit(db, {
      at: clock.now(),
      actor: staff.staffId,
      action: 'training.certificate.look',
      subjectId: certificate.userId,
      details: { number: certificate.number },
    });
    return certificateFile(db, pictureStore, certificate);
  });

  bind(api.revokeCertificate, ({ params, body: { preview, reason } }, { staff }) =>
    officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const certificate = orNotFound(await store.findCertificateToChange(tx, params.number));
      // Revocation is final; the training can be renewed instead.
      if (certificate.revokedAt) throw new AppError('changed_meanwhile');
      const { number, userId, facts } = certificate;
      const holder = await getSigner(tx, userId);
      const locale = localeOf(holder.locale);
      const { phone } = await getSetting(tx, 'agency');
      const title = readText(facts.title, locale);
      const words = sayMessage(locale, 'messages.certificateRevoked', {
        title,
        number,
        phone,
        reason: asSentence(reason, locale),
      });
      const now = clock.now();
      await store.updateRevoked(tx, number, now);
      await insertAudit(tx, {
        at: now,
        actor: staff.staffId,
        action: store.revokeAction,
        subjectId: userId,
        details: { number, reason },
      });
      await messages.send(tx, { channel: 'sms', to: holder.phone, owner: userId, ...words });
      return {};
    }),
  );
};

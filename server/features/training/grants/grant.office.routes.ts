/** A caregiver's attempts with their answers, and what staff give beyond the rules; all of it is audited. */
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/grants-office.ts';
import { getStanding, standingOfExam } from '#server/features/training/courses/progress.service.ts';
import { findEnrolmentById } from '#server/features/training/courses/trainees.store.ts';
import { findAttempt, listAsked } from '#server/features/training/exam/exam.store.ts';
import { resultOf } from '#server/features/training/exam/exam.view.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { grantable } from './grant.rules.ts';
import * as store from './grant.store.ts';

export const grantOfficeRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(api.getTraineeAttempt, async ({ params }, { staff, locale }) => {
    const { userId, attemptId } = params;
    const found = isUuid(userId) ? await findAttempt(db, userId, attemptId) : null;
    // An exam under way stays the caregiver's.
    if (!found?.attempt.submittedAt) throw new AppError('not_found');
    const context = await getViewContext(db, clock.now(), locale);
    await insertAudit(db, {
      at: context.now,
      actor: staff.staffId,
      action: 'training.attempt.look',
      subjectId: userId,
      details: { training: found.training.id, attempt: String(found.attempt.number) },
    });
    return resultOf(found, await listAsked(db, [attemptId]), true, context);
  });

  bind(api.grantExam, ({ params, body }, { staff }) =>
    db.transaction(async (tx) => {
      const enrolment = orNotFound(await findEnrolmentById(tx, params.enrolmentId));
      const { userId, trainingId } = enrolment;
      const { requestKey, kind, reason } = body;
      const given = await store.findByKey(tx, requestKey);
      if (given) return { grantId: given };
      const standing = await getStanding(tx, userId, trainingId);
      const now = clock.now();
      const { passed } = standingOfExam(standing, now);
      // Of an earlier round: there is nothing left to take.
      const isPast = standing.enrolment?.id !== enrolment.id;
      if (isPast || !grantable(standing.training, passed, standing.grants).includes(kind))
        throw invalidField('kind', 'fields.choice');
      const grantId = await store.insertGrant(tx, {
        requestKey,
        enrolmentId: enrolment.id,
        kind,
        reason,
        staffId: staff.staffId,
        grantedAt: now,
      });
      await insertAudit(tx, {
        at: now,
        actor: staff.staffId,
        action: 'training.grant.give',
        subjectId: userId,
        details: { training: trainingId, kind, reason },
      });
      return { grantId };
    }),
  );

  bind(api.undoGrant, ({ params }, { staff }) =>
    db.transaction(async (tx) => {
      const { grant, userId, trainingId } = orNotFound(await store.findGrant(tx, params.grantId));
      // The exam that begins meanwhile has used it.
      await findEnrolmentById(tx, grant.enrolmentId);
      const now = clock.now();
      if (!(await store.endGrant(tx, grant.id, { undoneAt: now })))
        throw new AppError('changed_meanwhile');
      await insertAudit(tx, {
        at: now,
        actor: staff.staffId,
        action: 'training.grant.undo',
        subjectId: userId,
        details: { training: trainingId, kind: grant.kind },
      });
      return {};
    }),
  );
};

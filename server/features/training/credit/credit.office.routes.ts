/** Skills, outside certificates and waivers in the office; every decision is audited and can be undone. */
import { AppError } from '#contract/errors.ts';
import { orderedName } from '#contract/person-name.ts';
import * as api from '#contract/training/credit-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findStaffMember } from '#server/features/training/inservice/inservice.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { refuseSubjects } from './class.office.routes.ts';
import { updatePresent } from './class.store.ts';
import * as store from './credit.store.ts';
import { officeCreditView } from './credit.view.ts';

export const creditOfficeRoutes = (
  bind: Bind,
  { db, clock, pictureStore }: Needs<'db' | 'clock' | 'pictureStore'>,
): void => {
  const contextOf = async (locale: Locale) => ({
    ...(await getViewContext(db, clock.now(), locale)),
    rules: await getSetting(db, 'inservice'),
  });
  const audit = (
    tx: Tx,
    actor: string,
    action: 'skill' | 'waiver' | 'count' | 'refuse' | 'undo',
    subjectId: string,
    details: Record<string, string>,
  ) =>
    insertAudit(tx, {
      at: clock.now(),
      actor,
      action: `training.credit.${action}`,
      subjectId,
      details,
    });

  bind(api.listSkills, async () =>
    (await store.listSkills(db)).map(({ id: skillId, ...skill }) => ({ skillId, ...skill })),
  );
  bind(api.saveSkill, ({ params: { skillId }, body }, { staff }) =>
    db.transaction(async (tx) => {
      if (!isUuid(skillId)) throw new AppError('not_found');
      await refuseSubjects(tx, body.subjects);
      await store.saveSkill(tx, { ...body, id: skillId, createdAt: clock.now() });
      await insertAudit(tx, {
        at: clock.now(),
        actor: staff.staffId,
        action: 'training.skill',
        subject: `skill ${skillId}`,
        details: { title: body.title },
      });
      return {};
    }),
  );

  bind(api.listCredit, async ({ params }, { staff, locale }) => {
    const { userId } = orNotFound(await findStaffMember(db, params.userId));
    const context = await contextOf(locale);
    await insertAudit(db, {
      at: context.now,
      actor: staff.staffId,
      action: 'training.credit.look',
      subjectId: userId,
    });
    const rows = await store.listCreditOf(db, userId);
    return rows.map(({ credit, enteredBy }) => officeCreditView(credit, enteredBy, context));
  });

  bind(api.addSkillCredit, ({ params, body }, { staff }) =>
    db.transaction(async (tx) => {
      const { userId } = orNotFound(await findStaffMember(tx, params.userId));
      const skill = await store.findSkill(tx, body.skillId);
      if (!skill || skill.retired) throw invalidField('skillId', 'fields.choice');
      const { title, steps, hours, subjects } = skill;
      if (!steps.every((step) => body.shown.includes(step)))
        throw invalidField('shown', 'fields.required');
      const { requestKey, on: creditedOn, nurse: signedBy } = body;
      const entered = { staffId: staff.staffId, createdAt: clock.now(), requestKey };
      const given = await store.findByKey(tx, requestKey);
      if (given) return { creditId: given.id };
      const creditId = await store.insertCredit(tx, {
        userId,
        kind: 'skill',
        state: 'counted',
        ...{ title, steps, hours, subjects, creditedOn, signedBy },
        ...entered,
      });
      await audit(tx, staff.staffId, 'skill', userId, { title, nurse: signedBy });
      return { creditId };
    }),
  );

  bind(api.addWaiver, ({ params, body }, { staff }) =>
    db.transaction(async (tx) => {
      const { userId } = orNotFound(await findStaffMember(tx, params.userId));
      const { requestKey, title, on: creditedOn, hours, subjects, reason } = body;
      await refuseSubjects(tx, subjects);
      const given = await store.findByKey(tx, requestKey);
      if (given) return { creditId: given.id };
      const creditId = await store.insertCredit(tx, {
        userId,
        kind: 'waiver',
        state: 'counted',
        ...{ title, hours, subjects, creditedOn, reason, requestKey },
        staffId: staff.staffId,
        createdAt: clock.now(),
      });
      await audit(tx, staff.staffId, 'waiver', userId, { title, hours: String(hours), reason });
      return { creditId };
    }),
  );

  bind(api.listOutside, async (_, { locale }) => {
    const context = await contextOf(locale);
    return (await store.listWaiting(db)).map(({ credit, ...person }) => ({
      ...officeCreditView(credit, null, context),
      userId: credit.userId,
      name: orderedName(person),
      chineseName: person.chineseName || null,
    }));
  });

  bind(api.decideOutside, ({ params, body }, { staff }) =>
    db.transaction(async (tx) => {
      const credit = orNotFound(await store.findToDecide(tx, params.creditId));
      if (credit.kind !== 'outside' || credit.state !== 'waiting')
        throw new AppError('changed_meanwhile');
      const { staffId } = staff;
      if (body.decision === 'count') {
        const { title, on: creditedOn, hours, subjects } = body;
        await refuseSubjects(tx, subjects);
        const counted = { title, creditedOn, hours, subjects, reason: null };
        await store.updateCredit(tx, credit.id, { ...counted, state: 'counted', staffId });
      } else
        await store.updateCredit(tx, credit.id, {
          state: 'refused',
          reason: body.reason,
          staffId,
        });
      await audit(tx, staffId, body.decision, credit.userId, {
        title: credit.title,
        ...(body.decision === 'refuse' && { reason: body.reason }),
      });
      return {};
    }),
  );

  bind(api.undoCredit, ({ params, body: { reason } }, { staff }) =>
    db.transaction(async (tx) => {
      const credit = orNotFound(await store.findToDecide(tx, params.creditId));
      const { id, kind, state, sessionId, userId } = credit;
      if (state === 'undone' || state === 'waiting') throw new AppError('changed_meanwhile');
      const isOutside = kind === 'outside';
      await store.updateCredit(tx, id, {
        state: isOutside ? 'waiting' : 'undone',
        reason,
        ...(isOutside && { hours: 0, subjects: [] }),
      });
      if (sessionId) await updatePresent(tx, sessionId, userId, null);
      await audit(tx, staff.staffId, 'undo', userId, { title: credit.title, kind, reason });
      return {};
    }),
  );

  bind(api.readCreditPicture, async ({ params: { creditId, fileId } }, { staff }) => {
    const credit = await store.findCredit(db, creditId);
    if (!credit?.fileIds.includes(fileId)) throw new AppError('not_found');
    const found = orNotFound(await store.findPicture(db, fileId, credit.userId));
    const bytes = orNotFound(await pictureStore.get({ id: found.id, isPublic: false }));
    await insertAudit(db, {
      at: clock.now(),
      actor: staff.staffId,
      action: 'training.credit.picture',
      subjectId: credit.userId,
      subject: `file ${found.id}`,
    });
    return new File([new Uint8Array(bytes)], found.id, { type: found.type });
  });
};

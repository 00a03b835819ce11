import { useState } from 'react';
import { creditRules } from '#contract/training/credit.ts';
import { listSkills, saveSkill, type TrainingSkill } from '#contract/training/credit-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkbox, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from '../training.module.css';
import { HoursField } from './hours-field.tsx';
import { SubjectChoice } from './subject-choice.tsx';

const words = 'office.credit';
type DialogProps = { skill: TrainingSkill; onClose: () => void; onDone: () => void };

export function SkillDialog({ skill, onClose, onDone }: DialogProps) {
  const { t } = useTranslation();
  const { skillId } = skill;
  // A new one has no title yet, and another id each time.
  const kept = useKept(`skill ${skill.title && skillId}`, {
    title: skill.title,
    steps: skill.steps.join('\n'),
    hours: String(skill.hours),
    subjects: skill.subjects,
    retired: skill.retired,
  });
  const { title, steps, hours, subjects, retired } = kept.values;
  const { busy, run } = useAction();
  const lines = steps
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const save = () =>
    run(async () => {
      const body = { title, steps: lines, hours: Number(hours), subjects, retired };
      await call(saveSkill, { params: { skillId }, body });
      kept.drop();
      notifySuccess(t(`${words}.skillSaved`));
      onDone();
    });
  return (
    <OfficeDialog title={skill.title || t(`${words}.addSkill`)} onClose={onClose}>
      <div className={classes.form}>
        <TextField
          label={t(`${words}.name`)}
          maxLength={creditRules.titleMax}
          {...kept.field('title')}
        />
        <TextField label={t(`${words}.steps`)} rows={8} {...kept.field('steps')} />
        <HoursField {...kept.field('hours')} />
        <SubjectChoice {...kept.field('subjects')} />
        <Checkbox label={t(`${words}.retire`)} checked={retired} onChange={kept.set('retired')} />
        <DialogFoot
          action={t('office.training.save')}
          busy={busy}
          disabled={!title.trim() || !lines.length}
          onAction={save}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}

/** Skills with their checklists. */
export function SkillsPanel() {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(listSkills, {});
  const [open, setOpen] = useState<TrainingSkill | null>(null);
  const add = () =>
    setOpen({
      skillId: newRequestKey(),
      title: '',
      steps: [],
      hours: 1,
      subjects: [],
      retired: false,
    });
  return (
    <Panel title={t(`${words}.skills`)}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <DataTable<TrainingSkill>
          caption={t(`${words}.skills`)}
          rows={loaded.data}
          keyOf={({ skillId }) => skillId}
          empty={t(`${words}.noSkills`)}
          columns={[
            {
              key: 'title',
              head: t(`${words}.skill`),
              cell: ({ title, retired }) => (
                <>
                  {title}
                  {retired && <span className="second-line">{t(`${words}.retire`)}</span>}
                </>
              ),
            },
            { key: 'steps', head: t(`${words}.stepsHead`), cell: ({ steps }) => steps.join(' · ') },
            { key: 'hours', head: t(`${words}.hours`), figures: true, cell: ({ hours }) => hours },
            {
              key: 'change',
              head: t(`${words}.actions`),
              cell: (skill) => (
                <ToolButton icon="pencil-simple" onClick={() => setOpen(skill)}>
                  {t(`${words}.changeSkill`)}
                </ToolButton>
              ),
            },
          ]}
        />
      )}
      <div>
        <ToolButton icon="plus" onClick={add}>
          {t(`${words}.addSkill`)}
        </ToolButton>
      </div>
      {open && (
        <SkillDialog
          skill={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            reload();
          }}
        />
      )}
    </Panel>
  );
}

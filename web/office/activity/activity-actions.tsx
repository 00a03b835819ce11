import { useState } from 'react';
import { may } from '#contract/access.ts';
import { exportRegistrations, type OfficeActivity } from '#contract/activity/office.ts';
import { publishActivity } from '#contract/activity/plan-office.ts';
import { call, callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import classes from './activities.module.css';
import { CalloffDialog } from './calloff-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { MessageParticipantsDialog } from './message-participants-dialog.tsx';
import { MoveActivityDialog } from './move-activity-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { QuotaDialog } from './quota-dialog.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

const dialogs = {
  message: MessageParticipantsDialog,
  quota: QuotaDialog,
  copy: CopyDialog,
  repeat: RepeatDialog,
  move: MoveActivityDialog,
  calloff: CalloffDialog,
};
type Name = keyof typeof dialogs;

type Props = {
  activity: OfficeActivity;
  /** The office canceled places. */
  hasCancelled: boolean;
  onChanged: () => void;
};

/** Actions on the whole activity. */
export function ActivityActions({ activity, hasCancelled, onChanged }: Props) {
  const { t } = useTranslation();
  const { role } = useStaff();
  const [open, setOpen] = useState<Name | null>(null);
  const exporting = useAction();
  const publishing = useAction();
  const [again, setAgain] = useState(false);
  const over = activity.status === 'ended';
  const Dialog = open && dialogs[open];

  const save = () =>
    exporting.run(async () => {
      const file = await callFile(exportRegistrations, { params: { id: activity.id } });
      saveFile(`registrations-${activity.startTime.slice(0, 10)}.csv`, file);
    });
  const publish = async () => {
    await publishing.run(async () => {
      await call(publishActivity, { params: { id: activity.id }, body: { published: true } });
      notifySuccess(t('office.activities.published'));
    });
    onChanged();
  };
  const opener = (name: Exclude<Name, 'message'>) => (
    <Button variant="quiet" size="small" onClick={() => setOpen(name)}>
      {t(`office.activities.${name}`)}
    </Button>
  );

  return (
    <div className="stack gap-4 justify-items-start">
      <div className={classes.first}>
        <ToolLink to={`/office/activities/${activity.id}/print`} icon="printer">
          {t('office.activities.print')}
        </ToolLink>
        <ToolButton icon="download-simple" busy={exporting.busy} onClick={save}>
          {t('office.activities.export')}
        </ToolButton>
        {!over && (
          <ToolButton icon="chat-circle-text" onClick={() => setOpen('message')}>
            {t('office.activities.message')}
          </ToolButton>
        )}
      </div>
      <div className={classes.second}>
        {may(role, 'editContent') && (
          <LinkButton
            to={`/office/content/activity/${activity.id}`}
            variant="quiet"
            size="small"
            icon="pencil-simple"
          >
            {t('office.activities.edit')}
          </LinkButton>
        )}
        {!over && opener('quota')}
        {opener('copy')}
        {opener('repeat')}
        {!over && opener('move')}
        {!activity.published && (
          <Button
            variant="quiet"
            size="small"
            icon="eye"
            onClick={hasCancelled && !over ? () => setAgain(true) : publish}
          >
            {t('office.activities.publish')}
          </Button>
        )}
        {activity.published && !over && opener('calloff')}
      </div>
      {again && (
        <PublishDialog
          activity={activity}
          publish={publish}
          onClose={() => {
            setAgain(false);
            onChanged();
          }}
        />
      )}
      {Dialog && (
        <Dialog
          activity={activity}
          onClose={() => {
            setOpen(null);
            onChanged();
          }}
        />
      )}
    </div>
  );
}

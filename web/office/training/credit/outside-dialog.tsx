import type { RequestOf } from '#contract/endpoint.ts';
import { creditRules } from '#contract/training/credit.ts';
import {
  decideOutside,
  type OfficeCredit,
  readCreditPicture,
} from '#contract/training/credit-office.ts';
import { call, callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from '../training.module.css';
import { HoursField } from './hours-field.tsx';
import { SubjectChoice } from './subject-choice.tsx';

const words = 'office.credit';
type Props = { credit: OfficeCredit; onClose: () => void; onDone: () => void };

/** Counts an outside certificate with hours and subjects, or refuses it. */
export function OutsideDialog({ credit, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { creditId, fileIds } = credit;
  const kept = useKept(`certificate ${creditId}`, {
    title: credit.title,
    on: credit.on,
    hours: '1',
    subjects: [] as string[],
    reason: '',
  });
  const { title, on, hours, subjects, reason } = kept.values;
  const { busy, run } = useAction();
  const looking = useAction();
  const look = (fileId: string, at: number) =>
    looking.run(async () => {
      const picture = await callFile(readCreditPicture, { params: { creditId, fileId } });
      const ending = picture.type === 'image/png' ? 'png' : 'jpg';
      saveFile(`certificate-${at + 1}.${ending}`, picture);
    });
  const decide = (body: RequestOf<typeof decideOutside>['body']) =>
    run(async () => {
      await call(decideOutside, { params: { creditId }, body });
      kept.drop();
      notifySuccess(t(`${words}.decided`));
      onDone();
    });
  return (
    <OfficeDialog title={t(`${words}.checkTitle`, { title: credit.title })} onClose={onClose}>
      <div className={classes.form}>
        <div className="row gap-8">
          {fileIds.map((fileId, at) => (
            <ToolButton
              key={fileId}
              icon="image"
              busy={looking.busy}
              onClick={() => look(fileId, at)}
            >
              {t(`${words}.photo`, { n: at + 1 })}
            </ToolButton>
          ))}
        </div>
        <TextField
          label={t(`${words}.name`)}
          maxLength={creditRules.titleMax}
          {...kept.field('title')}
        />
        <div className={classes.rules}>
          <TextField label={t(`${words}.date`)} type="date" {...kept.field('on')} />
          <HoursField {...kept.field('hours')} />
        </div>
        <SubjectChoice {...kept.field('subjects')} />
        <DialogFoot
          action={t(`${words}.count`)}
          busy={busy}
          disabled={!title.trim() || !on}
          onAction={() => decide({ decision: 'count', title, on, hours: Number(hours), subjects })}
          onAway={onClose}
        />
        <TextField
          label={t(`${words}.refuseReason`)}
          rows={2}
          maxLength={500}
          {...kept.field('reason')}
        />
        <div>
          <Button
            variant="danger"
            size="small"
            busy={busy}
            disabled={!reason.trim()}
            onClick={() => decide({ decision: 'refuse', reason })}
          >
            {t(`${words}.refuse`)}
          </Button>
        </div>
      </div>
    </OfficeDialog>
  );
}

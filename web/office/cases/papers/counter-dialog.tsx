import { useId, useState } from 'react';
import type { CasePicture } from '#contract/staff/cases.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { useAddPhotos } from '#web/lib/use-add-photos.ts';
import { Checkbox, SelectField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { AddPhotos } from '#web/ui/forms/add-photos.tsx';
import { Button } from '#web/ui/forms/button.tsx';

type Choice<V extends string> = { value: V; label: string };

/** A paper that may come to the counter. */
export type CounterPaper = Choice<string> & {
  /** Pictures that may stay beside the new ones. */
  there: readonly CasePicture[];
  /** How many pictures it may have. */
  max: number;
  types?: readonly Choice<string>[];
  /** What happens to the one that is there. */
  hint?: string | undefined;
  /** The new pictures usually replace the current ones. */
  replaces?: boolean;
};

type Added = { kind: string; type: string; fileIds: string[] };

type Props = {
  papers: readonly CounterPaper[];
  /** The one that is shown. */
  first?: string | undefined;
  purpose: PickerProps['purpose'];
  send: (added: Added) => Promise<unknown>;
  onAdded: () => void;
  /** Reloads after a conflict. */
  onReload: () => void;
};

const CounterPicker = (props: PickerProps) => <PicturePicker {...props} byStaff />;

function CounterDialog(props: Props & { onClose: () => void }) {
  const { papers, first, purpose, send, onAdded, onReload, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [kind, setKind] = useState(first ?? papers[0]?.value ?? '');
  const paper = papers.find(({ value }) => value === kind) ?? papers[0];
  const [type, setType] = useState('');
  const [kept, setKept] = useState<boolean>();
  const [pictures, setPictures] = useState<Uploaded[]>([]);
  const [changed, setChanged] = useState(false);
  const there = paper?.there ?? [];
  const keeps = there.length > 0 && (kept ?? !paper?.replaces);
  const chosenType = paper?.types?.find(({ value }) => value === type) ?? paper?.types?.[0];
  const adding = useAddPhotos({
    pictures,
    onChange: setPictures,
    add: async (fileIds) => {
      const all = [...(keeps ? there.map(({ fileId }) => fileId) : []), ...fileIds];
      await send({ kind, type: chosenType?.value ?? '', fileIds: all });
      notifySuccess(t('office.papers.counter.added'));
      onAdded();
      onClose();
      return fileIds.length;
    },
    dropGone: () => {
      setPictures([]);
      return t('office.papers.counter.gone');
    },
    onError: (error) => {
      const outdated = error instanceof ApiError && error.code === 'changed_meanwhile';
      setChanged(outdated);
      return outdated;
    },
  });
  if (!paper) return null;
  const room = paper.max - (keeps ? there.length : 0);
  return (
    <OfficeDialog title={t('office.papers.counter.title')} onClose={onClose}>
      <div className="stack gap-14">
        <p className="muted">{t('office.papers.counter.hint')}</p>
        {papers.length > 1 && (
          <SelectField
            label={t('office.papers.counter.which')}
            value={kind}
            choices={papers}
            onChange={(next) => {
              setKind(next);
              setKept(undefined);
            }}
          />
        )}
        {paper.types && (
          <SelectField
            label={t('office.papers.counter.type')}
            value={chosenType?.value ?? ''}
            choices={paper.types}
            onChange={setType}
          />
        )}
        {paper.hint && <p>{paper.hint}</p>}
        {there.length > 0 && (
          <div>
            <Checkbox
              label={t('office.papers.counter.keep')}
              checked={keeps}
              onChange={(keep) => setKept(keep)}
            />
            <p className="muted">{t('office.papers.counter.keepHint')}</p>
          </div>
        )}
        <h3 id={id} className="sr-only">
          {t('office.papers.counter.photos')}
        </h3>
        {changed && (
          <AlertPanel
            kind="wrong"
            role="alert"
            title={t('office.cases.changedTitle')}
            actions={
              <Button
                size="small"
                icon="arrow-clockwise"
                onClick={() => {
                  setChanged(false);
                  onReload();
                }}
              >
                {t('office.cases.reload')}
              </Button>
            }
          >
            <p>{t('office.cases.changedLead')}</p>
          </AlertPanel>
        )}
        <AddPhotos
          id={`${id}-pictures`}
          Picker={CounterPicker}
          adding={adding}
          purpose={purpose}
          max={Math.max(0, room)}
          name={paper.label}
          labelledBy={id}
          addedText={t('office.papers.counter.added')}
          button={t('office.papers.counter.add')}
        />
      </div>
    </OfficeDialog>
  );
}

/** A paper that a client brings to the counter: photographed by staff, and part of the case. */
export function CounterPapers(props: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!props.papers.length) return null;
  return (
    <>
      <ToolButton icon="camera" onClick={() => setOpen(true)}>
        {t('office.papers.counter.open')}
      </ToolButton>
      {open && <CounterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { addHelpPhotos, finishHelp, type HelpAsk } from '#contract/help/help.ts';
import { limits } from '#contract/limits.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey, readDraft, writeDraft } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { useAddPhotos } from '#web/lib/use-add-photos.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { AddPhotos } from '#web/ui/forms/add-photos.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './help.module.css';
import { callHelp, goneIn } from './help-call.ts';
import type { Given, StepProps } from './helper-step.ts';

type Paper = HelpAsk['papers'][number];
/** Photos that are uploaded but not added yet, by paper; they survive a reload. */
type Kept = Record<string, Uploaded[]>;

const readKept = (name: string): Kept => readDraft<Kept>(name)?.data ?? {};

type PartProps = Omit<StepProps, 'onDone'> & {
  Picker: Given['Picker'];
  paper?: Paper;
  title: string;
  purpose: PickerProps['purpose'];
  max: number;
  /** Whether photos wait here to be added. */
  onWaiting: (part: string, waiting: boolean) => void;
};

/** Photos of one paper, or of the request: picked, looked at, added. */
function PhotoPart(props: PartProps) {
  const { linkKey, draft, onAsk, onGone, Picker, paper, title, purpose, max, onWaiting } = props;
  const { t } = useTranslation();
  const part = paper?.kind ?? 'request';
  const [pictures, setPictures] = useState<Uploaded[]>(() => readKept(draft)[part] ?? []);
  // Before the screen shows it: what was seen as kept is there after a reload.
  useLayoutEffect(() => {
    onWaiting(part, pictures.length > 0);
    const kept = readKept(draft);
    if (pictures.length || kept[part])
      writeDraft<Kept>(draft, newRequestKey(), { ...kept, [part]: pictures });
  }, [draft, part, pictures, onWaiting]);
  const adding = useAddPhotos({
    pictures,
    onChange: setPictures,
    add: async (fileIds) => {
      const body = { fileIds, ...(paper && { paper: paper.kind }) };
      const ask = await callHelp(addHelpPhotos, { body }, linkKey);
      setPictures([]);
      onAsk(ask);
      return fileIds.length;
    },
    dropGone: () => {
      setPictures([]);
      return t('help.gone');
    },
    onError: (error) => {
      const why = goneIn(error);
      if (why) onGone(why);
      return Boolean(why);
    },
  });
  const id = `help-${part}`;
  const there = paper?.pictures ?? 0;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="stack gap-12">
      <h2 id={`${id}-title`} className={classes.small}>
        {title}
      </h2>
      {paper && (
        <p className="muted">{there ? t('help.have', { count: there }) : t('help.haveNone')}</p>
      )}
      <AddPhotos
        id={id}
        Picker={Picker}
        adding={adding}
        purpose={purpose}
        max={max}
        name={title}
        labelledBy={`${id}-title`}
        addedText={t('help.added', { count: adding.added })}
        button={t('help.addPhotos')}
      />
    </Card>
  );
}

/** Closes the link, once every photo is added. */
function Finish({ step, waiting }: { step: StepProps; waiting: boolean }) {
  const { t } = useTranslation();
  const [unsent, setUnsent] = useState(false);
  const { busy, run } = useAction((error) => {
    const why = goneIn(error);
    if (why) step.onGone(why);
    return Boolean(why);
  });
  const finish = async () => {
    setUnsent(waiting);
    if (waiting) return;
    await run(async () => {
      await callHelp(finishHelp, {}, step.linkKey);
      step.onDone(null);
    });
  };
  const papers = step.ask.kind === 'white_card_documents';
  return (
    <div className="stack gap-12">
      {unsent && waiting && <AlertPanel kind="wait" role="alert" title={t('help.unsent')} />}
      <p className="muted">{t('help.finishHint')}</p>
      <div>
        <Button variant="jade" size="big" icon="check" busy={busy} onClick={finish}>
          {t(papers ? 'help.finishPapers' : 'help.finish')}
        </Button>
      </div>
    </div>
  );
}

const useWaiting = (draft: string) => {
  const [parts, setParts] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(
      Object.entries(readKept(draft)).map(([part, kept]) => [part, kept.length > 0]),
    ),
  );
  const set = useRef((part: string, waiting: boolean) =>
    setParts((old) => (old[part] === waiting ? old : { ...old, [part]: waiting })),
  );
  return { waiting: Object.values(parts).includes(true), onWaiting: set.current };
};

type Props = StepProps & Pick<Given, 'Picker' | 'tips'>;

export function HelpPapers({ Picker, tips, ...step }: Props) {
  const { t } = useTranslation();
  const { waiting, onWaiting } = useWaiting(step.draft);
  return (
    <>
      {tips}
      {step.ask.papers.map((paper) => (
        <PhotoPart
          key={paper.kind}
          {...step}
          {...{ Picker, paper, onWaiting }}
          title={t(`help.papers.${paper.kind}`)}
          purpose="whitecard"
          max={paper.left}
        />
      ))}
      <Finish step={step} waiting={waiting} />
    </>
  );
}

export function HelpRequestPhotos({ Picker, tips, ...step }: Props) {
  const { t } = useTranslation();
  const { waiting, onWaiting } = useWaiting(step.draft);
  return (
    <>
      {tips}
      <PhotoPart
        {...step}
        {...{ Picker, onWaiting }}
        title={t('help.photos')}
        purpose="service"
        max={Math.min(limits.manyPictures, step.ask.picturesLeft)}
      />
      <Finish step={step} waiting={waiting} />
    </>
  );
}

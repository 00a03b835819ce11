import { type ReactNode, useCallback, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { type WhiteCardDocuments, whiteCardDocumentKinds } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ChecklistChoice } from './checklist-choice.tsx';
import { DocumentFold, DocumentPart } from './document-fold.tsx';
import classes from './documents-form.module.css';
import { isReady } from './documents-values.ts';
import { ReadyCard } from './ready-card.tsx';
import { SentPanel } from './sent-panel.tsx';
import { type DocumentsForm as Form, useDocuments } from './use-documents.ts';

/** The filled-in form on paper, if there is one. */
function ApplicationForm({ form, pick }: { form: Form; pick: PickPictures }) {
  const { t } = useTranslation();
  const { onBusyOf } = form.later;
  const onBusy = useCallback(
    (busy: boolean, stuck: boolean) => onBusyOf('form', busy, stuck),
    [onBusyOf],
  );
  return (
    <Card as="section" aria-labelledby="white-card-form" className="stack gap-14">
      <h3 id="white-card-form" className={classes.title}>
        {t('whitecard.form')}
      </h3>
      <p className={classes.hint}>{t('whitecard.formHint')}</p>
      {pick({
        id: 'white-card-form-pictures',
        max: limits.manyPictures,
        value: form.values.form,
        onChange: form.setForm,
        onBusy,
        name: t('whitecard.form'),
        labelledBy: 'white-card-form',
      })}
    </Card>
  );
}

/** The save status and errors, right above the buttons. */
function Standing({ form }: { form: Form }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { answer, unsaved, trouble } = form;
  const sentWhen = answer.sentAt && sayLately(answer.sentAt, localNow(timeZone), t, locale);
  const when = answer.savedAt && sayLately(answer.savedAt, localNow(timeZone), t, locale);
  return (
    <>
      {trouble === 'busy' && (
        <AlertPanel kind="wait" role="alert" title={t('upload.wait')}>
          <p>{t('whitecard.waitHint')}</p>
        </AlertPanel>
      )}
      {trouble === 'failed' && (
        <AlertPanel kind="wrong" role="alert" title={t('whitecard.notSaved')}>
          <p>{t('whitecard.failed')}</p>
        </AlertPanel>
      )}
      <SendLater awaited={form.later.awaited} onStop={form.later.stop} />
      {sentWhen && <p className={classes.hint}>{t('whitecard.sentOn', { when: sentWhen })}</p>}
      <p className={classes.hint} role="status">
        {unsaved ? t('whitecard.unsaved') : when && t('whitecard.savedAt', { when })}
      </p>
    </>
  );
}

type Props = {
  userId: string;
  loaded: WhiteCardDocuments;
  pick: PickPictures;
  /** Tips for a clear photo. */
  tips: ReactNode;
  onSaved: (answer: WhiteCardDocuments) => void;
};

/** The required documents (spec §2): gathered in parts, saved, sent complete or not. */
export function DocumentsForm({ userId, loaded, pick, tips, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useDocuments(userId, loaded, onSaved);
  const { values, ready, count, sent, running, answer } = form;
  // The first that the office asked for, or is unfinished, is open; this is decided once, so it doesn't change while working on it.
  const [opened] = useState(() => {
    const open = whiteCardDocumentKinds.filter((kind) => !isReady(values.documents[kind]));
    return open.find((kind) => form.verdictOf(kind)) ?? open[0];
  });
  return (
    <div className={`stack ${classes.form}`}>
      {/* Announce each submission. */}
      {sent && <SentPanel key={answer.sentAt} answer={answer} about={sent} />}
      {form.resumed && (
        <DraftKept
          title={t('whitecard.kept')}
          drop={t('whitecard.keptDrop')}
          onDrop={form.backToSaved}
        />
      )}
      <ReadyCard ready={ready.length} total={whiteCardDocumentKinds.length} />
      {tips}
      <div className="stack gap-14">
        {whiteCardDocumentKinds.map((kind, place) => (
          <DocumentFold
            key={kind}
            kind={kind}
            number={place + 1}
            value={values.documents[kind]}
            open={kind === opened}
            byOffice={answer.documents.find((one) => one.kind === kind)?.byOffice}
            verdict={form.verdictOf(kind)}
          >
            <DocumentPart
              kind={kind}
              value={values.documents[kind]}
              pick={pick}
              onChange={(next) => form.setDocument(kind, next)}
              onBusy={form.later.onBusyOf}
            />
          </DocumentFold>
        ))}
      </div>
      <ApplicationForm form={form} pick={pick} />
      <ChecklistChoice
        value={values.checklistBy}
        onChange={form.setChecklistBy}
        to={answer}
        wrong={form.trouble === 'noEmail'}
      />
      <Standing form={form} />
      <div className={classes.buttons}>
        <Button
          variant="line"
          size="big"
          icon="floppy-disk"
          busy={running === 'save'}
          onClick={form.save}
        >
          {t('whitecard.save')}
        </Button>
        <Button
          variant="main"
          size="big"
          iconEnd="arrow-right"
          busy={running === 'send'}
          onClick={form.send}
        >
          {t(count > 0 ? 'whitecard.send' : 'whitecard.sendList')}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import {
  type BankFormat,
  exportBankCsv,
  exportBankGift,
  exportBankJson,
  getQuestionStatistics,
  listQuestions,
  type OfficeQuestion,
  statisticsRules,
  updateQuestion,
} from '#contract/training/bank-office.ts';
import type { OfficeTraining } from '#contract/training/contents-office.ts';
import { call, callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { SelectField } from '#web/office/ui/fields.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionPreview } from './question-preview.tsx';
import classes from './training.module.css';

const exportsOf = { json: exportBankJson, csv: exportBankCsv, gift: exportBankGift };
const statistics = 'office.compliance.statistics';
type Props = { training: OfficeTraining; onChanged: () => void };
type Open =
  | { what: 'edit'; question: OfficeQuestion | null }
  | { what: 'preview'; question: OfficeQuestion }
  | { what: 'import' };

export function BankTab({ training, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const { trainingId, videos } = training;
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState<'bank' | 'review' | 'retired'>('bank');
  const { loaded, reload } = useCall(listQuestions, { params: { trainingId } });
  const figures = useCall(getQuestionStatistics, { params: { trainingId } });
  const figuresOf = ({ questionId }: OfficeQuestion) =>
    figures.loaded.data?.find((one) => one.questionId === questionId);
  const close = () => setOpen(null);
  const changed = () => {
    close();
    reload();
    onChanged();
  };
  const { run } = useAction();
  const save = (format: BankFormat) =>
    run(async () => {
      const file = await callFile(exportsOf[format], { params: { trainingId } });
      saveFile(`questions-${trainingId}.${format}`, file);
    });
  const retire = async (question: OfficeQuestion) => {
    const { questionId, asked: _, ...body } = question;
    await run(async () => {
      const params = { trainingId, questionId };
      await call(updateQuestion, { params, body: { ...body, retired: !question.retired } });
      notifySuccess(t('office.training.saved'));
    });
    changed();
  };
  const chapterOf = ({ videoId }: OfficeQuestion) => {
    const video = videos.find((one) => one.videoId === videoId);
    return video ? readLocal(video.title, locale) : '–';
  };

  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const bad = loaded.data.filter((one) => !one.retired && figuresOf(one)?.fault);
  const rows =
    shown === 'review' ? bad : loaded.data.filter((one) => one.retired === (shown === 'retired'));
  return (
    <>
      <FilterBar>
        <SelectField
          label={t('office.state')}
          value={shown}
          choices={[
            { value: 'bank', label: t('office.training.inBank') },
            { value: 'review', label: t(`${statistics}.show`, { n: bad.length }) },
            { value: 'retired', label: t('office.training.showRetired') },
          ]}
          onChange={setShown}
        />
        <div className="row gap-12 items-center">
          <Button
            size="small"
            icon="plus"
            onClick={() => setOpen({ what: 'edit', question: null })}
          >
            {t('office.training.addQuestion')}
          </Button>
          <ToolButton icon="upload-simple" onClick={() => setOpen({ what: 'import' })}>
            {t('office.training.import')}
          </ToolButton>
          <ToolButton icon="download-simple" onClick={() => save('csv')}>
            {t('office.training.exportCsv')}
          </ToolButton>
          <ToolButton icon="download-simple" onClick={() => save('gift')}>
            {t('office.training.exportGift')}
          </ToolButton>
          <ToolButton icon="download-simple" onClick={() => save('json')}>
            {t('office.training.exportJson')}
          </ToolButton>
        </div>
      </FilterBar>
      <p role="status">{t('office.training.questionsCount', { count: rows.length })}</p>
      <p className="muted">{t(`${statistics}.hint`, { min: statisticsRules.answersMin })}</p>
      <DataTable
        caption={t('office.training.tabs.bank')}
        rows={rows}
        keyOf={(question) => question.questionId}
        columns={[
          {
            key: 'text',
            head: t('office.training.question'),
            cell: (q) => {
              const fault = figuresOf(q)?.fault;
              return (
                <>
                  {readLocal(q.text, locale)}
                  {fault && (
                    <span className="second-line">
                      <Badge tone="wrong">{t(`${statistics}.review`)}</Badge>{' '}
                      {t(`${statistics}.faults.${fault}`)}
                    </span>
                  )}
                </>
              );
            },
          },
          {
            key: 'type',
            head: t('office.training.type'),
            cell: (q) => (
              <>
                <Badge tone="plain">{t(`office.training.types.${q.type}`)}</Badge>{' '}
                {q.mustAsk && <Badge tone="info">{t('office.training.mustAsk')}</Badge>}
              </>
            ),
          },
          { key: 'chapter', head: t('office.training.chapter'), cell: chapterOf },
          {
            key: 'answered',
            head: t(`${statistics}.answered`),
            figures: true,
            cell: (q) => figuresOf(q)?.answered ?? 0,
          },
          {
            key: 'wrong',
            head: t(`${statistics}.wrong`),
            figures: true,
            cell: (q) => {
              const { answered = 0, wrong = 0 } = figuresOf(q) ?? {};
              return answered ? `${Math.round((100 * wrong) / answered)} %` : '–';
            },
          },
          {
            key: 'discrimination',
            head: t(`${statistics}.discrimination`),
            figures: true,
            cell: (q) => figuresOf(q)?.discrimination?.toFixed(2) ?? '–',
          },
          {
            key: 'work',
            head: t('office.training.edit'),
            cell: (question) => (
              <span className={classes.work}>
                <ToolButton onClick={() => setOpen({ what: 'preview', question })}>
                  {t('office.training.preview')}
                </ToolButton>
                <ToolButton onClick={() => setOpen({ what: 'edit', question })}>
                  {t('office.training.edit')}
                </ToolButton>
                <ToolButton onClick={() => retire(question)}>
                  {t(question.retired ? 'office.training.bringBack' : 'office.training.retire')}
                </ToolButton>
              </span>
            ),
          },
        ]}
      />
      {open?.what === 'edit' && (
        <QuestionDialog
          training={training}
          question={open.question}
          onClose={close}
          onSaved={changed}
        />
      )}
      {open?.what === 'preview' && <QuestionPreview question={open.question} onClose={close} />}
      {open?.what === 'import' && (
        <ImportDialog trainingId={trainingId} onClose={close} onDone={changed} />
      )}
    </>
  );
}

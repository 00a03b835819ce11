import { type ReactNode, useCallback, useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { DocumentVerdict as Verdict } from '#contract/staff/document-verdict.ts';
import type { WhiteCardDocumentKind } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { NumberMark } from '#web/ui/data/number-mark.tsx';
import { DocumentVerdict } from '#web/ui/feedback/document-verdict.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import classes from './document-fold.module.css';
import { type DocumentValues, isReady } from './documents-values.ts';

/** An illustration of what is wanted. */
const samples: Record<WhiteCardDocumentKind, string> = {
  income: '/media/doc-income.svg',
  bank_statements: '/media/doc-bank.svg',
  rent: '/media/doc-lease.svg',
  utility: '/media/doc-utility.svg',
  identity: '/media/doc-id.svg',
};
const months = limits.bankStatementMonths;

type FoldProps = {
  kind: WhiteCardDocumentKind;
  number: number;
  /** Its status; left out if nothing can be submitted. */
  value?: DocumentValues;
  open: boolean;
  /** Above the pictures: who added them. */
  byOffice?: boolean | undefined;
  /** What the office said about it; left out once its pictures change. */
  verdict?: Verdict | null | undefined;
  children?: ReactNode;
};

/** One required document as a collapsible section: what it is, and help for those without it. */
export function DocumentFold(props: FoldProps) {
  const { kind, number, value, open: first, byOffice, verdict, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(first);
  const done = value ? isReady(value) : false;
  const some = value?.pictures.length ?? 0;
  return (
    <details
      className={classes.fold}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <NumberMark aria-hidden number={number} done={done} />
        <h3 id={`white-card-${kind}`}>
          <Phrases text={t(`whitecard.documents.${kind}.name`, { months })} />
        </h3>
        {value && (
          <span className={classes.badge}>
            <Badge tone={done ? 'good' : 'wait'} icon={done ? 'check-circle' : 'hourglass-medium'}>
              {verdict
                ? t(`center.verdicts.labels.${verdict.verdict}`)
                : done
                  ? t('whitecard.badgeReady')
                  : some
                    ? t('whitecard.badgeSome', { n: some })
                    : t('whitecard.badgeNone')}
            </Badge>
          </span>
        )}
        <Icon name="caret-down" className={classes.caret} />
      </summary>
      <div className={`stack ${classes.body}`}>
        {verdict && <DocumentVerdict {...verdict} />}
        <p>
          <b>{t('whitecard.what')}</b>
          <br />
          {t(`whitecard.documents.${kind}.what`, { months })}
        </p>
        <p className="muted">{t(`whitecard.documents.${kind}.hint`)}</p>
        {byOffice && <p className="muted">{t('center.byOffice')}</p>}
        {children}
      </div>
    </details>
  );
}

type PartProps = {
  kind: WhiteCardDocumentKind;
  value: DocumentValues;
  pick: PickPictures;
  onChange: (next: (old: DocumentValues) => DocumentValues) => void;
  onBusy: (picker: string, busy: boolean, stuck: boolean) => void;
};

/** Its pictures, and "that is all of them". */
export function DocumentPart({ kind, value, pick, onChange, onBusy }: PartProps) {
  const { t } = useTranslation();
  const id = useId();
  const busy = useCallback(
    (is: boolean, stuck: boolean) => onBusy(kind, is, stuck),
    [onBusy, kind],
  );
  return (
    <>
      {pick({
        id: `white-card-${kind}-pictures`,
        max: limits.manyPictures,
        value: value.pictures,
        onChange: (change) =>
          onChange((old) => {
            const pictures = change(old.pictures);
            return { pictures, complete: old.complete && pictures.length > 0 };
          }),
        onBusy: busy,
        name: t(`whitecard.documents.${kind}.name`, { months }),
        labelledBy: `white-card-${kind}`,
        sample: samples[kind],
      })}
      {value.pictures.length > 0 && (
        <label className={classes.all}>
          <input
            type="checkbox"
            checked={value.complete}
            aria-describedby={id}
            onChange={(event) => {
              const complete = event.target.checked;
              onChange((old) => ({ ...old, complete }));
            }}
          />
          <span>
            <b>{t('whitecard.all')}</b>
            <span id={id} className={classes.allHint}>
              {t('whitecard.allHint')}
            </span>
          </span>
        </label>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { getStaffVisit, type StaffVisit, setVisitState } from '#contract/services/visits-office.ts';
import { comma, htmlLang, listComma, localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { telLink } from '#web/lib/page/site.ts';
import type { OfficeName } from '#web/office/cases/booking/slot-choice.tsx';
import { isHandOn } from '#web/office/shell/live/hand.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveQuery } from '#web/office/shell/live/use-live.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Facts } from '#web/ui/data/facts.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { AnchorButton, Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import { MoveVisitDialog } from './move-visit-dialog.tsx';
import { RestoreVisitDialog } from './restore-visit-dialog.tsx';
import classes from './visit-panel.module.css';
import { VisitStateBadge } from './visit-state-badge.tsx';
import { VisitWork } from './visit-work.tsx';

type State = 'expected' | 'arrived' | 'missed' | 'done';
type Props = {
  recordId: string;
  offices: readonly OfficeName[];
  onChanged: () => void;
};

/** The legend of the board's colours. */
export function StateLegend() {
  return (
    <Card as="section" className={classes.key}>
      {(['expected', 'arrived', 'done', 'missed'] as const).map((state) => (
        <VisitStateBadge key={state} state={state} />
      ))}
    </Card>
  );
}

function AboutVisit({ visit }: { visit: StaffVisit }) {
  const { t, locale } = useTranslation();
  const { item, minutes, documents, note } = visit;
  return (
    <Facts
      variant="tiles"
      className={classes.facts}
      facts={[
        {
          label: t('office.days.whenWhere'),
          value: sayWhen(`${visit.day} ${visit.from}`, locale) + comma[locale] + visit.officeName,
        },
        {
          label: t('office.days.service'),
          value: minutes
            ? item + comma[locale] + t('office.days.minutes', { count: minutes })
            : item,
        },
        { label: t('office.days.bring'), value: documents.join(listComma[locale]) },
        { label: t('office.days.language'), value: localeNames[visit.locale] },
        { label: t('office.days.clientNote'), value: note, lang: htmlLang[visit.locale] },
      ]}
    />
  );
}

/** The selected visit and its actions. */
export function VisitPanel({ recordId, offices, onChanged }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'move' | 'cancel' | 'restore' | null>(null);
  const { busy, run } = useAction();
  const box = useRef<HTMLDivElement>(null);
  const { loaded, reload, showHeld } = useLiveQuery(
    recordId ? [`record:${recordId}`] : [],
    ['getStaffVisit', recordId],
    (options) =>
      recordId ? call(getStaffVisit, { params: { recordId } }, options) : Promise.resolve(null),
    { audited: true, isBusy: () => isHandOn(box.current) },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = loaded.status === 'success';
  // Chosen on the board, or found by the search.
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!recordId) return <Card className={classes.panel}>{t('office.days.choose')}</Card>;
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const visit = loaded.data;
  if (!visit) return null;

  const again = () => {
    reload();
    onChanged();
  };
  const set = async (state: State) => {
    await run(async () => {
      const { version, sequence } = visit;
      await call(setVisitState, { params: { recordId }, body: { version, sequence, state } });
      notifySuccess(t('office.days.saved'));
      // The pressed button goes: the keyboard stays at the visit.
      heading.current?.focus();
    });
    again();
  };
  const close = (done: boolean) => {
    setDialog(null);
    if (done) again();
  };
  const { state, names } = visit;
  const name = names.chinese ?? names.latin;
  const isOpen = state === 'expected' || state === 'arrived' || state === 'missed';
  const button = (to: State, word: 'hasArrived' | 'isDone' | 'notHere' | 'undo', main = false) => (
    <Button
      variant={main ? 'jade' : 'line'}
      size="small"
      className={main ? classes.whole : undefined}
      busy={busy}
      onClick={() => set(to)}
    >
      {t(`office.days.${word}`)}
    </Button>
  );

  return (
    <div ref={box} className="stack gap-16">
      <NewsBar show={showHeld} />
      <Card as="section" className={classes.panel} aria-label={name}>
        <header className={classes.who}>
          <h2 ref={heading} tabIndex={-1}>
            <Link to={`/office/people/${visit.userId}`}>
              {[names.chinese, names.latin].filter(Boolean).join(' ')}
            </Link>
          </h2>
          <p className="muted">
            {visit.recordNo}
            {visit.enteredByStaff && ` · ${t('office.days.byStaff')}`}
          </p>
          <VisitStateBadge state={state} />
        </header>
        <AboutVisit visit={visit} />
        <div className={classes.buttons}>
          {state === 'expected' && button('arrived', 'hasArrived', true)}
          {state === 'arrived' && button('done', 'isDone', true)}
          <AnchorButton
            variant="line"
            size="small"
            icon="phone"
            className={classes.whole}
            href={telLink(visit.phone)}
          >
            {t('office.days.call', { phone: sayPhone(visit.phone) })}
          </AnchorButton>
          {isOpen && (
            <ToolButton onClick={() => setDialog('move')}>{t('office.days.move')}</ToolButton>
          )}
          {state === 'expected' && button('missed', 'notHere')}
          {(state === 'arrived' || state === 'missed' || state === 'done') &&
            button('expected', 'undo')}
          {isOpen && (
            <Button variant="danger" size="small" onClick={() => setDialog('cancel')}>
              {t('office.days.cancelVisit')}
            </Button>
          )}
          {visit.mayRestore && (
            <ToolButton icon="arrow-counter-clockwise" onClick={() => setDialog('restore')}>
              {t('office.days.restoreVisit')}
            </ToolButton>
          )}
        </div>
      </Card>
      <VisitWork visit={visit} onChanged={again} />
      {dialog === 'move' && <MoveVisitDialog visit={visit} offices={offices} onClose={close} />}
      {dialog === 'cancel' && <CancelVisitDialog visit={visit} onClose={close} />}
      {dialog === 'restore' && (
        <RestoreVisitDialog visit={visit} offices={offices} onClose={close} />
      )}
    </div>
  );
}

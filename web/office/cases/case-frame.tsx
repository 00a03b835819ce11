import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CasePerson, CaseRow, CaseHistory as History } from '#contract/staff/cases.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { Looking } from '#web/office/shell/live/looking.tsx';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { Seal } from '#web/ui/data/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CallBadge } from './calls/call-badges.tsx';
import classes from './case-frame.module.css';
import { CaseHistory, useSayWhole } from './case-history.tsx';
import { CaseTools } from './case-tools.tsx';
import { ConversationPanel } from './conversation/conversation-panel.tsx';
import { DueBadge, useSayWhen } from './due-badge.tsx';
import { type Queue, sayName } from './queues.ts';
import type { CaseWay } from './use-case.ts';

type Props<R extends CaseRow> = {
  queue: Queue<R>;
  row: R & { history: History; person: CasePerson };
  way: CaseWay;
  /** The record number, if any. */
  number?: string;
  status: ReactNode;
  /** The details, beside the documents. */
  children: ReactNode;
  viewer: ReactNode;
  decision: ReactNode;
};

/** The layout that all cases share: person, status, deadline, assignee, history, and the next case. */
export function CaseFrame<R extends CaseRow>({ queue, row, way, ...parts }: Props<R>) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const name = sayName(row);
  const { previous, next, tail, reload, changedBy } = way;
  const sayEntry = useSayWhole(queue.kind);
  const isNews = changedBy && changedBy.id !== row.history.at(-1)?.id;
  const line = useRef<HTMLUListElement>(null);
  const listed = way.rows.map(({ id }) => id).join();
  // The list follows, without moving the page.
  useEffect(() => {
    const list = line.current;
    if (!listed) return;
    const current = list?.querySelector<HTMLElement>(`[data-id="${row.id}"]`);
    if (list && current)
      list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
  }, [row.id, listed]);
  return (
    <OfficePage
      title={t(queue.title)}
      actions={
        <>
          <Looking kind={queue.kind} subjectId={row.id} />
          <nav className="row gap-8" aria-label={t('office.cases.queue')}>
            <ToolLink icon="arrow-left" to={`${queue.place}${tail}`}>
              {t('office.cases.back')}
            </ToolLink>
            {previous && (
              <ToolLink icon="arrow-up" to={previous}>
                {t('office.cases.previous')}
                <Kbd>k</Kbd>
              </ToolLink>
            )}
            {next && (
              <ToolLink icon="arrow-down" to={next}>
                {t('office.cases.next')}
                <Kbd>j</Kbd>
              </ToolLink>
            )}
          </nav>
        </>
      }
    >
      <NewsBar
        show={way.showChanged}
        {...(isNews && {
          what: t('common.pair', {
            label: changedBy.by ?? t('office.cases.byClient'),
            text: sayEntry(changedBy),
          }),
        })}
      />
      <div className={classes.case}>
        <Card as="section" flush className={classes.top}>
          <header className={classes.head}>
            <Seal name={row.chineseName ?? row.lastName} />
            <div>
              <h2>
                <Link to={`/office/people/${row.person.userId}`}>{name}</Link>
              </h2>
              <p className="muted keep parts">
                {parts.number && <span>{parts.number} </span>}
                <span>{t('office.cases.cameIn', { when: sayWhen(row.submittedAt) })} </span>
                {row.lastCall ? (
                  <span>
                    {t('office.calls.last', {
                      when: sayWhen(row.lastCall.at),
                      outcome: t(`office.calls.outcomes.${row.lastCall.outcome}`),
                    })}
                  </span>
                ) : (
                  row.contactedAt && (
                    <span>{t('office.cases.contacted', { when: sayWhen(row.contactedAt) })}</span>
                  )
                )}
              </p>
            </div>
            <div className="row gap-8">
              {parts.status}
              <DueBadge {...row} />
              <CallBadge {...row} />
            </div>
          </header>
        </Card>
        <Card as="section" flush className={classes.about}>
          {parts.children}
        </Card>
        <div className={classes.viewer}>{parts.viewer}</div>
        <div className={classes.decision}>{parts.decision}</div>
        <aside className={classes.side}>
          <CaseTools kind={queue.kind} row={row} person={row.person} onChanged={reload} />
          <Panel title={t('office.cases.soonest')}>
            {!way.rows.length && <p>{t('office.cases.empty')}</p>}
            <ul ref={line} className={classes.line}>
              {way.rows.map((one) => (
                <li key={one.id} data-id={one.id}>
                  <Link
                    to={`${queue.place}/${one.id}${tail}`}
                    aria-current={one.id === row.id ? 'true' : undefined}
                  >
                    <b>{sayName(one)}</b>
                    <DueBadge {...one} short />
                    {one.callToday && <CallBadge {...one} />}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
          <ConversationPanel key={row.person.userId} userId={row.person.userId} />
          <CaseHistory kind={queue.kind} row={row} onChanged={reload} />
        </aside>
      </div>
    </OfficePage>
  );
}

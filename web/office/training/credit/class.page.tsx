import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { listCompliance } from '#contract/training/compliance-office.ts';
import {
  type ClassDetail,
  cancelClass,
  getClass,
  setPresent,
  setSeat,
} from '#contract/training/credit-office.ts';
import { comma } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate, formatDateTime, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { ClassScreen } from './class-screen.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type ListProps = { q: string; taken: string[]; onChoose: (userId: string) => void };

function Found({ q, taken, onChoose }: ListProps) {
  const { t, locale } = useTranslation();
  const query = { q, sort: 'name' as const, pageSize: '10' };
  const { loaded } = useCall(listCompliance, { query }, [locale]);
  const rows = (loaded.data?.records ?? []).filter(({ userId }) => !taken.includes(userId));
  return (
    <ul className="stack gap-8">
      {rows.map(({ userId, name, chineseName, team }) => (
        <li key={userId} className="row gap-12 items-center">
          <span>{[chineseName, name, team].filter(Boolean).join(' · ')}</span>
          <ToolButton icon="plus" onClick={() => onChoose(userId)}>
            {t('office.credit.seat')}
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}

/** Finds caregivers to give a seat to. */
function SeatSearch(props: Omit<ListProps, 'q'>) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  return (
    <div className="stack gap-14">
      <FilterSearch label={t('office.credit.find')} value={q} onChange={setQ} />
      {q.trim() && <Found q={q.trim()} {...props} />}
    </div>
  );
}

const words = 'office.credit';
type Seat = ClassDetail['seats'][number];

/** One class: who has a seat, who was there, and the code for the room. */
export default function OfficeClassPage() {
  const { t, locale } = useTranslation();
  const { sessionId = '' } = useParams();
  const { loaded, reload } = useCall(getClass, { params: { sessionId } }, [locale]);
  const [open, setOpen] = useState<'screen' | 'cancel' | Seat | null>(null);
  const { run } = useAction();
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const held = loaded.data;
  const close = () => setOpen(null);
  const done = () => {
    close();
    notifySuccess(t(`${words}.saved`));
    reload();
  };
  const change = (work: () => Promise<unknown>) => async () => {
    await run(async () => {
      await work();
      notifySuccess(t(`${words}.saved`));
    });
    reload();
  };
  const seatOf = (userId: string) => ({ params: { sessionId, userId } });
  return (
    <OfficePage
      title={held.title}
      lead={`${formatDate(held.day, locale)}${comma[locale]}${formatTime(`${held.day} ${held.starts}`, locale)}–${formatTime(`${held.day} ${held.ends}`, locale)} · ${held.room} · ${held.instructor}`}
      actions={
        <span className="row gap-8">
          <ToolLink to="/office/training/credit" icon="arrow-left">
            {t(`${words}.classes`)}
          </ToolLink>
          {!held.cancelled && (
            <ToolButton icon="qr-code" onClick={() => setOpen('screen')}>
              {t(`${words}.screen`)}
            </ToolButton>
          )}
          {held.present === 0 && (
            <ToolButton
              icon={held.cancelled ? 'arrow-counter-clockwise' : 'trash'}
              onClick={() => setOpen('cancel')}
            >
              {t(held.cancelled ? `${words}.restore` : `${words}.cancel`)}
            </ToolButton>
          )}
        </span>
      }
    >
      {held.cancelled && <Badge tone="wrong">{t(`${words}.cancelled`)}</Badge>}
      <Panel title={t(`${words}.seats`)}>
        <p role="status">{t(`${words}.taken`, { taken: held.taken, places: held.places })}</p>
        <DataTable<Seat>
          caption={t(`${words}.seats`)}
          rows={held.seats}
          keyOf={({ userId }) => userId}
          empty={t(`${words}.noSeats`)}
          columns={[
            {
              key: 'person',
              head: t(`${words}.person`),
              cell: ({ userId, name, chineseName }) => (
                <Link to={`/office/training/people/${userId}`}>{chineseName ?? name}</Link>
              ),
            },
            {
              key: 'present',
              head: t(`${words}.present`),
              cell: ({ presentAt, presentBy }) =>
                presentAt
                  ? t(presentBy === 'code' ? `${words}.byCode` : `${words}.byStaff`, {
                      when: formatDateTime(presentAt, locale),
                    })
                  : t(`${words}.absent`),
            },
            {
              key: 'actions',
              head: t(`${words}.actions`),
              cell: (seat) =>
                seat.presentAt ? (
                  <ToolButton icon="arrow-counter-clockwise" onClick={() => setOpen(seat)}>
                    {t(`${words}.unmark`)}
                  </ToolButton>
                ) : (
                  <span className="row gap-8">
                    <ToolButton
                      icon="check"
                      onClick={change(() =>
                        call(setPresent, { ...seatOf(seat.userId), body: { present: true } }),
                      )}
                    >
                      {t(`${words}.mark`)}
                    </ToolButton>
                    <ToolButton
                      icon="trash"
                      onClick={change(() =>
                        call(setSeat, { ...seatOf(seat.userId), body: { seated: false } }),
                      )}
                    >
                      {t(`${words}.unseat`)}
                    </ToolButton>
                  </span>
                ),
            },
          ]}
        />
        {!held.cancelled && (
          <SeatSearch
            taken={held.seats.map(({ userId }) => userId)}
            onChoose={(userId) =>
              change(() => call(setSeat, { ...seatOf(userId), body: { seated: true } }))()
            }
          />
        )}
      </Panel>
      {open === 'screen' && (
        <ClassScreen
          sessionId={sessionId}
          title={held.title}
          onClose={() => {
            close();
            reload();
          }}
        />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          name={`class ${sessionId}`}
          title={held.title}
          action={t(held.cancelled ? `${words}.restore` : `${words}.cancel`)}
          send={async (reason) => {
            const body = { cancelled: !held.cancelled, reason };
            await call(cancelClass, { params: { sessionId }, body });
            done();
          }}
          onClose={close}
        />
      )}
      {open && typeof open === 'object' && (
        <ReasonDialog
          name={`present ${sessionId} ${open.userId}`}
          title={t(`${words}.undoTitle`, { title: open.chineseName ?? open.name })}
          action={t(`${words}.unmark`)}
          send={async (reason) => {
            await call(setPresent, { ...seatOf(open.userId), body: { present: false, reason } });
            done();
          }}
          onClose={close}
        />
      )}
    </OfficePage>
  );
}

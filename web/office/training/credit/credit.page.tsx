import { Link } from 'react-router';
import { listClasses, type OfficeClass } from '#contract/training/credit-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { ClassForm } from './class-form.tsx';
import { OutsidePanel } from './outside-panel.tsx';
import { SkillsPanel } from './skills-panel.tsx';

const words = 'office.credit';

/** Classes, certificates of other schools to check, and skills with their checklists. */
export default function OfficeCreditPage() {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listClasses, {}, [locale]);
  const columns: Column<OfficeClass>[] = [
    {
      key: 'title',
      head: t(`${words}.name`),
      cell: ({ sessionId, title, cancelled }) => (
        <>
          <Link to={`/office/training/credit/${sessionId}`}>{title}</Link>
          {cancelled && <Badge tone="wrong">{t(`${words}.cancelled`)}</Badge>}
        </>
      ),
    },
    {
      key: 'day',
      head: t(`${words}.day`),
      cell: ({ day, starts, ends }) => (
        <>
          {formatDate(day, locale)}
          <span className="second-line">
            {formatTime(`${day} ${starts}`, locale)}–{formatTime(`${day} ${ends}`, locale)}
          </span>
        </>
      ),
    },
    {
      key: 'room',
      head: t(`${words}.room`),
      cell: ({ room, instructor }) => (
        <>
          {room}
          <span className="second-line">{instructor}</span>
        </>
      ),
    },
    { key: 'hours', head: t(`${words}.hours`), figures: true, cell: ({ hours }) => hours },
    {
      key: 'places',
      head: t(`${words}.places`),
      figures: true,
      cell: ({ taken, places }) => t(`${words}.taken`, { taken, places }),
    },
    { key: 'present', head: t(`${words}.present`), figures: true, cell: (row) => row.present },
  ];
  return (
    <OfficePage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      <OutsidePanel />
      <Panel title={t(`${words}.classes`)}>
        <QueryStatus loaded={loaded} reload={reload} />
        {loaded.status === 'success' && (
          <DataTable
            caption={t(`${words}.classes`)}
            columns={columns}
            rows={loaded.data}
            keyOf={({ sessionId }) => sessionId}
            empty={t(`${words}.noClasses`)}
          />
        )}
      </Panel>
      <Panel title={t(`${words}.addClass`)}>
        <ClassForm onAdded={reload} />
      </Panel>
      <SkillsPanel />
    </OfficePage>
  );
}

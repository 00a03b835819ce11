import type { PaperKind } from '#contract/account/documents.ts';
import type { ComplianceRow } from '#contract/training/compliance-office.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Column } from '#web/office/ui/table/data-table.tsx';
import { Badge } from '#web/ui/data/badge.tsx';

const words = 'office.compliance';

function Compliant({ row }: { row: ComplianceRow }) {
  const { t } = useTranslation();
  const { compliant, reasons } = row;
  const state = compliant === null ? 'unknown' : compliant ? 'yes' : 'no';
  const tones = { yes: 'good', no: 'wrong', unknown: 'wait' } as const;
  return (
    <>
      <Badge tone={tones[state]} className="nowrap">
        {t(`${words}.states.${state}`)}
      </Badge>
      {reasons.length > 0 && (
        <span className="second-line">
          {reasons.map((reason) => t(`${words}.reasons.${reason}`)).join(' · ')}
        </span>
      )}
    </>
  );
}

/** The columns beside the name. */
export const useComplianceColumns = (): Column<ComplianceRow>[] => {
  const { t, locale } = useTranslation();
  const paper = (kind: PaperKind) => t(`office.people.document.${kind}`);
  return [
    {
      key: 'compliant',
      head: t(`${words}.compliant`),
      sort: 'compliant',
      cell: (row) => <Compliant row={row} />,
    },
    {
      key: 'team',
      head: t(`${words}.team`),
      sort: 'team',
      cell: ({ team, role }) => (
        <>
          {team ?? '–'}
          <span className="second-line">{role?.name ?? t('office.inservice.noRole')}</span>
        </>
      ),
    },
    {
      key: 'hours',
      head: t(`${words}.hours`),
      sort: 'hours',
      figures: true,
      cell: ({ hoursDone: done, hoursDue: due, hoursByNow: hours }) => (
        <>
          {due === null ? done : t(`${words}.hoursOf`, { done, due })}
          {hours !== null && (
            <span className="second-line">{t(`${words}.hoursByNow`, { hours })}</span>
          )}
        </>
      ),
    },
    {
      key: 'papers',
      head: t(`${words}.papers`),
      cell: ({ papersMissing, clearance }) => {
        if (papersMissing.length) return papersMissing.map(paper).join(' · ');
        return clearance ? t(`${words}.papersFine`) : '–';
      },
    },
    {
      key: 'late',
      head: t(`${words}.late`),
      cell: ({ late }) => late.join(' · ') || '–',
    },
    {
      key: 'next',
      head: t(`${words}.next`),
      sort: 'next',
      cell: ({ next, remindedOn }) => (
        <>
          {next
            ? t(`${words}.nextOn`, {
                what: next.paper ? paper(next.paper) : (next.training ?? ''),
                day: formatDate(next.on, locale),
              })
            : '–'}
          {remindedOn && (
            <span className="second-line">
              {t(`${words}.reminded`, { day: formatDate(remindedOn, locale) })}
            </span>
          )}
        </>
      ),
    },
  ];
};

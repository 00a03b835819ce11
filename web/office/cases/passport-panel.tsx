import { useState } from 'react';
import { may } from '#contract/access.ts';
import type { PaperState } from '#contract/account/passport.ts';
import { getPassport, type OfficePaper } from '#contract/account/passport-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ClearanceBadge } from '#web/office/ui/clearance-badge.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PaperDialog } from './paper-dialog.tsx';

const words = 'office.passport';

const tones: Record<PaperState, BadgeTone> = {
  current: 'good',
  ending: 'wait',
  undated: 'wait',
  expired: 'wrong',
  missing: 'wrong',
};

/** An approved caregiver's papers, each with its end. Looks and changes are audited. */
export function PassportPanel({ userId, onSaved }: { userId: string; onSaved?: () => void }) {
  const { t, locale } = useTranslation();
  const { role: staffRole } = useStaff();
  const { loaded, reload } = useCall(getPassport, { params: { userId } }, [locale]);
  const [changing, setChanging] = useState<OfficePaper | null>(null);
  const columns: Column<OfficePaper>[] = [
    {
      key: 'paper',
      head: t(`${words}.paper`),
      cell: ({ kind, required }) => (
        <>
          {t(`office.people.document.${kind}`)}
          {required && <span className="second-line">{t(`${words}.required`)}</span>}
        </>
      ),
    },
    {
      key: 'state',
      head: t(`${words}.state`),
      cell: ({ state, required, inReview, validUntil }) => (
        <>
          <span className="row gap-8 items-center">
            {(required || state !== 'missing') && (
              <Badge tone={tones[state]} className="nowrap">
                {t(`${words}.states.${state}`)}
              </Badge>
            )}
            {inReview && <Badge tone="info">{t(`${words}.inReview`)}</Badge>}
          </span>
          {validUntil && (
            <span className="second-line nowrap">{formatDate(validUntil, locale)}</span>
          )}
          {!validUntil && state === 'current' && (
            <span className="second-line">{t(`${words}.noEnd`)}</span>
          )}
        </>
      ),
    },
    {
      key: 'change',
      head: t(`${words}.change`),
      cell: (paper) => (
        <ToolButton
          icon="pencil-simple"
          aria-label={t('common.pair', {
            label: t(`${words}.change`),
            text: t(`office.people.document.${paper.kind}`),
          })}
          onClick={() => setChanging(paper)}
        >
          {t(`${words}.change`)}
        </ToolButton>
      ),
    },
  ];
  const saved = () => {
    setChanging(null);
    reload();
    onSaved?.();
  };
  return (
    <Panel title={t(`${words}.title`)}>
      <p className="muted">{t(`${words}.lead`)}</p>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <div className="row gap-8 items-center">
            <ClearanceBadge clearance={loaded.data.clearance} always />
            {loaded.data.role && <span>{t(`${words}.role`, { role: loaded.data.role })}</span>}
          </div>
          {loaded.data.clearance === 'blocked' && <p>{t(`${words}.blockedText`)}</p>}
          {!loaded.data.role && <p>{t(`${words}.noRole`)}</p>}
          {!loaded.data.role && may(staffRole, 'manageTraining') && (
            <ToolLink to={`/office/training/people/${userId}`}>{t(`${words}.toRole`)}</ToolLink>
          )}
          <DataTable
            caption={t(`${words}.title`)}
            columns={columns}
            rows={loaded.data.papers}
            keyOf={({ kind }) => kind}
          />
        </>
      )}
      {changing && (
        <PaperDialog
          userId={userId}
          paper={changing}
          onClose={() => setChanging(null)}
          onSaved={saved}
        />
      )}
    </Panel>
  );
}

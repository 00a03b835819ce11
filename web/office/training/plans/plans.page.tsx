import { listPlans } from '#contract/training/plan-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanList } from './plan-list.tsx';

/** Which trainings are due, and for whom. */
export default function OfficePlansPage() {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listPlans, { query: {} }, [locale]);
  return (
    <OfficePage title={t('office.plans.title')} lead={t('office.plans.lead')}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <PlanList plans={loaded.data.plans} onChanged={reload} />
          <Panel title={t('office.plans.add')}>
            <PlanForm teams={loaded.data.teams} onAdded={reload} />
          </Panel>
        </>
      )}
    </OfficePage>
  );
}

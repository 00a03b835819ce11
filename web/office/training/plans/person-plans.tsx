import { listPlans } from '#contract/training/plan-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanList } from './plan-list.tsx';

/** Trainings planned for one person alone. */
export function PersonPlans({ userId }: { userId: string }) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listPlans, { query: { userId } }, [locale]);
  return (
    <Panel title={t('office.plans.ofPerson')}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <PlanList plans={loaded.data.plans} onChanged={reload} />
          <PlanForm teams={loaded.data.teams} userId={userId} onAdded={reload} />
        </>
      )}
    </Panel>
  );
}

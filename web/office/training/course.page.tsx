import { useNavigate, useParams, useSearchParams } from 'react-router';
import { getOfficeTraining } from '#contract/training/contents-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { BankTab } from './bank-tab.tsx';
import { RulesForm } from './rules-form.tsx';
import { VideosTab } from './videos-tab.tsx';

const tabs = ['rules', 'videos', 'bank'] as const;
const list = '/office/training/contents';

/** One training: texts, rules, videos and questions. */
export default function OfficeTrainingContentPage() {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const { trainingId = '' } = useParams();
  const [search] = useSearchParams();
  const isNew = trainingId === 'new';
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'rules';
  const { loaded, reload } = useQuery(['getOfficeTraining', trainingId], (signal) =>
    isNew ? Promise.resolve(null) : call(getOfficeTraining, { params: { trainingId } }, { signal }),
  );
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const training = loaded.data;
  return (
    <OfficePage
      title={training ? readLocal(training.title, locale) : t('office.training.create')}
      {...(training && {
        lead: t(training.published ? 'office.training.published' : 'office.training.unpublished'),
      })}
      actions={
        <ToolLink to={list} icon="arrow-left">
          {t('office.training.backContents')}
        </ToolLink>
      }
    >
      {training && (
        <LinkTabs
          label={t('office.training.contents')}
          tabs={tabs.map((one) => ({
            to: `?tab=${one}`,
            label: t(`office.training.tabs.${one}`),
            current: one === tab,
          }))}
        />
      )}
      {tab === 'rules' && (
        <Panel title={t('office.training.tabs.rules')}>
          <RulesForm
            key={training?.version ?? 'new'}
            training={training}
            onSaved={(saved) =>
              isNew ? navigate(`${list}/${saved.trainingId}?tab=videos`) : reload()
            }
            onRemoved={() => navigate(list)}
            onStale={reload}
          />
        </Panel>
      )}
      {training && tab === 'videos' && <VideosTab training={training} onChanged={reload} />}
      {training && tab === 'bank' && <BankTab training={training} onChanged={reload} />}
    </OfficePage>
  );
}

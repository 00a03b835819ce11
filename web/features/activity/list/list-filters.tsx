import type { getActivityTypes } from '#contract/activity/activity.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ChipLinks } from '#web/ui/navigation/chip-links.tsx';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import classes from './activity-list.module.css';
import { type ListChoice, listPath } from './list-choice.ts';

type Props = {
  choice: ListChoice;
  types: AnswerOf<typeof getActivityTypes>;
  counts: { ongoing: number | null; ended: number | null };
};

/** The kinds as chips, then ongoing and ended as tabs (spec §2). */
export function ListFilters({ choice, types, counts }: Props) {
  const { t } = useTranslation();
  const kinds = [{ typeId: '', typeName: t('common.all') }, ...types];
  const tab = (ended: boolean, label: 'activity.ongoing' | 'activity.ended', n: number | null) => ({
    to: listPath({ ...choice, ended, page: 1 }),
    // A count that failed to load is left out with its parentheses.
    label: n === null ? t(label, { n: '' }).replace(/\s*[（(]\s*[）)]/, '') : t(label, { n }),
    current: choice.ended === ended,
  });
  return (
    <>
      {types.length > 0 && (
        <div>
          <p id="kinds" className={classes.label}>
            {t('activity.kind')}
          </p>
          <ChipLinks
            labelledBy="kinds"
            links={kinds.map(({ typeId, typeName }) => ({
              to: listPath({ ...choice, typeId, page: 1 }),
              label: typeName,
              current: choice.typeId === typeId,
            }))}
          />
        </div>
      )}
      <LinkTabs
        label={t('activity.states')}
        tabs={[
          tab(false, 'activity.ongoing', counts.ongoing),
          tab(true, 'activity.ended', counts.ended),
        ]}
      />
    </>
  );
}

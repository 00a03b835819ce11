import { type DayVisit, setVisitState } from '#contract/services/visits-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';

type Props = { visit: DayVisit; onChanged: () => void };

/** The one action of a row: has arrived, and its undo at the same place. */
export function CheckIn({ visit, onChanged }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { recordId, version, sequence, state, names } = visit;
  if (state !== 'expected' && state !== 'arrived') return null;
  const isHere = state === 'arrived';
  const set = async ({ detail }: React.MouseEvent) => {
    // The second of two quick clicks would undo the first.
    if (detail > 1) return;
    await run(async () => {
      const to = isHere ? 'expected' : 'arrived';
      await call(setVisitState, { params: { recordId }, body: { version, sequence, state: to } });
    });
    onChanged();
  };
  const word = t(isHere ? 'office.days.undo' : 'office.days.hasArrived');
  return (
    <ToolButton
      icon={isHere ? 'arrow-counter-clockwise' : 'check'}
      busy={busy}
      aria-label={t('common.pair', { label: word, text: names.chinese ?? names.latin })}
      onClick={set}
    >
      {word}
    </ToolButton>
  );
}

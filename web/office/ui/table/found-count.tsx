import { countedMax } from '#contract/paging.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

const isRounded = (count: number): boolean => count > countedMax;

/** How many were found, in the list's own words; beyond what is counted one by one it says so. */
export function FoundCount({ count, children }: { count: number; children: string }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="muted">
      {children}
      {isRounded(count) && ` (${t('office.tables.rounded')})`}
    </p>
  );
}

/** A number alone: '≈ 12,000'. */
export const sayCount = (count: number): string =>
  isRounded(count) ? `≈ ${count.toLocaleString('en-US')}` : String(count);

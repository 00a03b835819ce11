import type { DocumentVerdict } from '#contract/staff/document-verdict.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** The verdict on a document, next to its name. */
export function VerdictBadge({ verdict }: Pick<DocumentVerdict, 'verdict'>) {
  const { t } = useTranslation();
  const good = verdict === 'accepted';
  return (
    <Badge tone={good ? 'good' : 'wrong'} icon={good ? 'check-circle' : 'warning'}>
      {t(`center.verdicts.labels.${verdict}`)}
    </Badge>
  );
}

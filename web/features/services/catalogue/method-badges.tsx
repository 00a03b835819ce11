import type { ServiceMethod } from '#contract/services/records.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Online, at an office, or both: in words, with an icon. */
export function MethodBadges({ methods }: { methods: readonly ServiceMethod[] }) {
  const { t } = useTranslation();
  return (
    <>
      {methods.includes('online') && (
        <Badge tone="info" icon="globe">
          {t('services.online')}
        </Badge>
      )}
      {methods.includes('offline') && <Badge icon="buildings">{t('services.offline')}</Badge>}
    </>
  );
}

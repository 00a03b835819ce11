import { useState } from 'react';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';

/** At the top of each list. Nothing is stored before the first save. */
export function NewContent({ type, variant }: { type: ContentType; variant?: 'quiet' }) {
  const { t } = useTranslation();
  const [id] = useState(newRequestKey);
  if (contentInfo[type].fixed) return null;
  return (
    <LinkButton
      to={`/office/content/${type}/${id}?new`}
      size="small"
      {...(variant && { variant })}
      icon="plus"
      aria-label={t('common.pair', {
        label: t('office.content.add'),
        text: t(`office.content.types.${type}`),
      })}
    >
      {t('office.content.add')}
    </LinkButton>
  );
}

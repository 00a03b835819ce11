import type { ServiceRecord } from '#contract/services/records.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { type ButtonVariant, LinkButton } from '#web/ui/forms/button.tsx';
import { movePath, printPath, sentPath } from './visit-paths.ts';

type Props = {
  record: ServiceRecord;
  variant?: ButtonVariant;
  size?: 'small' | 'normal' | 'big';
  wide?: boolean;
};

/** To the slots; the old one is still booked. */
export function MoveLink({ record, variant = 'line', size = 'normal', wide = false }: Props) {
  const { t } = useTranslation();
  return (
    <LinkButton
      to={movePath(record.recordId)}
      variant={variant}
      size={size}
      wide={wide}
      icon="calendar-dots"
    >
      {t('services.move')}
    </LinkButton>
  );
}

/** To the one large page in two languages. */
export function PrintLink({ record, variant = 'line', size = 'normal', wide = false }: Props) {
  const { t } = useTranslation();
  return (
    <LinkButton
      to={printPath(record.recordId)}
      variant={variant}
      size={size}
      wide={wide}
      icon="printer"
    >
      {t('services.print')}
    </LinkButton>
  );
}

/** To the request's own page, where photos can be added. */
export function PhotosLink({ record }: { record: ServiceRecord }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={sentPath(record.recordId)} variant="line" icon="image">
      {t('services.addPhotosTitle')}
    </LinkButton>
  );
}

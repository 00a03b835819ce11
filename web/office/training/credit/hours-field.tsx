import { hoursStep } from '#contract/training/inservice.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { TextField } from '#web/office/ui/fields.tsx';

type Props = {
  id?: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Hours in quarters. */
export function HoursField(props: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('office.credit.hours')}
      type="number"
      inputMode="decimal"
      min={0}
      max={40}
      step={hoursStep}
    />
  );
}

import type { LocalText } from '#contract/staff/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { TextField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';

type Link = { label: LocalText; to: string };
type Props = {
  value: Link | null;
  optional: boolean;
  error: string | undefined;
  toError: string | undefined;
  onChange: (value: Link | null) => void;
};

/** A button on the site: label and target. */
export function LinkControl({ value, optional, error, toError, onChange }: Props) {
  const { t } = useTranslation();
  if (!value)
    return (
      <div>
        <ToolButton icon="plus" onClick={() => onChange({ label: {}, to: '' })}>
          {t('office.content.addLink')}
        </ToolButton>
      </div>
    );
  return (
    <div className={classes.row}>
      <LocalField
        label={t('office.content.linkWords')}
        value={value.label}
        max={60}
        error={error}
        onChange={(label) => onChange({ ...value, label })}
      />
      <TextField
        label={t('office.content.linkTo')}
        error={toError}
        value={value.to}
        maxLength={500}
        onChange={(to) => onChange({ ...value, to })}
      />
      {optional && (
        <div>
          <Button variant="danger" size="small" icon="trash" onClick={() => onChange(null)}>
            {t('office.content.removeLink')}
          </Button>
        </div>
      )}
    </div>
  );
}

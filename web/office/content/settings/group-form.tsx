import { type ReactNode, type SubmitEvent, useMemo } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './settings.module.css';

type Props = {
  /** Ids of the controls are `${name}-${field}`. */
  name: string;
  title: string;
  lead?: string;
  form: {
    errors: readonly { field: string; message: string }[];
    stale: boolean;
    busy: boolean;
    save: () => Promise<unknown>;
    loadCurrent: () => Promise<unknown>;
  };
  children: ReactNode;
};

/** A card with the fields of one group and its own button. */
export function GroupForm({ name, title, lead, form, children }: Props) {
  const { t, find } = useTranslation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.save();
  };
  // Memoized: the summary takes the focus with every new list.
  const errors = useMemo(
    () =>
      form.errors.map(({ field, message }) => {
        const label = find(`office.messages.settings.${field.split('.')[0]}`);
        return {
          field: `${name}-${field}`,
          message: label ? t('common.pair', { label, text: message }) : message,
        };
      }),
    [form.errors, name, t, find],
  );
  return (
    <Card as="section" className={classes.group}>
      <h2>{title}</h2>
      {lead && <p className="muted">{lead}</p>}
      <form className={classes.form} noValidate onSubmit={submit}>
        <ErrorSummary title={t('login.errorTitle')} errors={errors} />
        {form.stale && (
          <AlertPanel
            kind="wrong"
            role="alert"
            title={t('office.messages.settings.stale')}
            actions={
              <ToolButton onClick={form.loadCurrent}>
                {t('office.messages.settings.staleShow')}
              </ToolButton>
            }
          />
        )}
        {children}
        <div>
          <Button type="submit" size="small" icon="floppy-disk" busy={form.busy}>
            {t('office.messages.settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { MessagePreview as Preview } from '#contract/staff/office.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PreviewStep } from '#web/office/ui/office-dialog.tsx';

/** Shows identical messages once, with all their recipients. */
const grouped = (messages: readonly Preview[]): Preview[] => {
  const groups = new Map<string, Preview & { all: string[] }>();
  for (const message of messages) {
    const key = `${message.channel} ${message.locale} ${message.text}`;
    const to = message.channel === 'sms' ? sayEnding(message.to) : message.to;
    const group = groups.get(key) ?? { ...message, all: [] };
    group.all.push(to);
    groups.set(key, { ...group, to: group.all.join(', ') });
  }
  return [...groups.values()];
};

type Props = {
  /** What will happen, above the messages. */
  children?: ReactNode;
  form: {
    shown: { messages: readonly Preview[] } | null;
    busy: boolean;
    act: () => void;
    back: () => void;
  };
  action: string;
  danger?: boolean;
};

/** The last step of an action that messages many people. */
export function GroupedPreviewStep({ children, form, action, danger }: Props) {
  const { t } = useTranslation();
  return (
    <PreviewStep
      messages={grouped(form.shown?.messages ?? [])}
      action={action}
      variant={danger ? 'danger' : 'jade'}
      busy={form.busy}
      onAction={form.act}
      away={t('office.activities.goBack')}
      onAway={form.back}
    >
      {children}
    </PreviewStep>
  );
}

/** How many parties get a message. */
export function Affected({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <p>
      <b>
        {count ? t('office.activities.affected', { count }) : t('office.activities.affectedNobody')}
      </b>
    </p>
  );
}

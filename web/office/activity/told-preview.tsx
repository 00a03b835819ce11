import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessagePreview as Preview } from '#contract/staff/office.ts';
import { PreviewStep } from '#web/office/ui/dialog-foot.tsx';

/** The same words to many are shown once, with everybody who gets them. */
const grouped = (messages: readonly Preview[]): Preview[] => {
  const groups = new Map<string, Preview & { all: string[] }>();
  for (const message of messages) {
    const key = `${message.channel} ${message.locale} ${message.text}`;
    const to = message.channel === 'sms' ? `···${message.to}` : message.to;
    const group = groups.get(key) ?? { ...message, all: [] };
    group.all.push(to);
    groups.set(key, { ...group, to: group.all.join(', ') });
  }
  return [...groups.values()];
};

type Props = {
  /** What will happen, above the texts. */
  children?: ReactNode;
  messages: readonly Preview[];
  action: string;
  danger?: boolean;
  busy: boolean;
  onDo: () => void;
  onBack: () => void;
};

/** The last step of what messages many people. */
export function ToldPreview({ children, messages, action, danger, busy, onDo, onBack }: Props) {
  const { t } = useTranslation();
  return (
    <PreviewStep
      messages={grouped(messages)}
      action={action}
      look={danger ? 'danger' : 'jade'}
      busy={busy}
      onAction={onDo}
      away={t('office.activities.goBack')}
      onAway={onBack}
    >
      {children}
    </PreviewStep>
  );
}

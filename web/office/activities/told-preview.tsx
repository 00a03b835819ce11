import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessagePreview as Preview } from '#contract/office.ts';
import { Button } from '#web/ui/button.tsx';
import { MessagePreview } from '../parts/message-preview.tsx';
import classes from './activities.module.css';

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

/** The last step of what messages people: what happens, what they read, and the button. */
export function ToldPreview({ children, messages, action, danger, busy, onDo, onBack }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.step}>
      {children}
      <div className={classes.messages}>
        <MessagePreview messages={grouped(messages)} />
      </div>
      <div className={classes.buttons}>
        <Button look={danger ? 'danger' : 'jade'} size="small" busy={busy} onClick={onDo}>
          {action}
        </Button>
        <Button look="line" size="small" onClick={onBack}>
          {t('office.activities.goBack')}
        </Button>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { MessagePreview as Preview } from '#contract/staff/office.ts';
import { Button, type ButtonVariant } from '#web/ui/forms/button.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './dialog-foot.module.css';
import { MessagePreview } from './message-preview.tsx';

type FootProps = {
  /** The label of the action; without it there is only the way out. */
  action?: string | undefined;
  variant?: ButtonVariant;
  size?: 'small' | 'normal';
  icon?: IconName;
  busy?: boolean;
  disabled?: boolean;
  /** Without it the button submits the form. */
  onAction?: () => void;
  /** The label of the cancel or back button. */
  away?: string;
  onAway?: () => void;
  /** More buttons. */
  children?: ReactNode;
};

/** The buttons of a dialog: its action, and the way out. */
export function DialogFoot(props: FootProps) {
  const {
    action,
    variant = 'jade',
    size = 'small',
    icon,
    onAction,
    away,
    onAway,
    children,
  } = props;
  return (
    <div className="row gap-12 items-center">
      {action && (
        <Button
          type={onAction ? 'button' : 'submit'}
          variant={variant}
          size={size}
          icon={icon}
          busy={props.busy ?? false}
          disabled={props.disabled}
          onClick={onAction}
        >
          {action}
        </Button>
      )}
      {children}
      {away && (
        <Button variant="line" size={size} data-away onClick={onAway}>
          {away}
        </Button>
      )}
    </div>
  );
}

/** The last step of an action that messages people: what happens, the messages, and the button. */
export function PreviewStep({
  messages,
  children,
  ...foot
}: FootProps & { messages: readonly Preview[] }) {
  return (
    <div className={classes.step}>
      {children}
      <div className={classes.messages}>
        <MessagePreview messages={messages} />
      </div>
      <DialogFoot {...foot} />
    </div>
  );
}

type Form = {
  shown: { messages: readonly Preview[] } | null;
  busy: boolean;
  preview: () => void;
  act: () => void;
};
type PreviewFootProps = Omit<FootProps, 'children' | 'busy' | 'onAction' | 'icon'> & {
  form: Form;
  /** The heading above the messages. */
  title: ReactNode;
  /** The label of the preview button. */
  first: string;
};

/** The foot of a form that stays open during the preview: the message, then the button. */
export function PreviewFoot({ form, title, first, action, variant, ...foot }: PreviewFootProps) {
  const { shown, busy } = form;
  return (
    <>
      {shown && (
        <section className={classes.step} aria-live="polite">
          {title}
          <MessagePreview messages={shown.messages} />
        </section>
      )}
      {shown ? (
        <DialogFoot {...foot} action={action} variant={variant} busy={busy} onAction={form.act} />
      ) : (
        <DialogFoot {...foot} action={first} busy={busy} onAction={form.preview} />
      )}
    </>
  );
}

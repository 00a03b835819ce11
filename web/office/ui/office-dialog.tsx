import type { ComponentProps, ReactNode } from 'react';
import type { MessagePreview as Preview } from '#contract/staff/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button, type ButtonVariant } from '#web/ui/forms/button.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { MessagePreview } from './message-preview.tsx';
import classes from './office-dialog.module.css';

/** Where one begins: the search or the first field; in a question, the button that changes nothing. */
const firstIn = (dialog: HTMLElement): HTMLElement | null => {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const first =
    find('input[type="search"]') ??
    find(':is(input:not([type="hidden"]), select, textarea):not(:disabled, [hidden])');
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isRadio && find(`input[name="${first.name}"]:checked`);
  return chosen || first || find('[data-away]');
};

/**
 * Focuses where one begins, now and whenever what had the focus is gone: fields may come late, and a step may replace
 * another. Leaves the focus alone once the reader has moved it.
 */
const followFirst = (dialog: HTMLElement): (() => void) => {
  firstIn(dialog)?.focus();
  const start = document.activeElement;
  let hasMoved = firstIn(dialog) === start;
  const move = () => {
    hasMoved = true;
  };
  dialog.addEventListener('keydown', move, { once: true });
  const watcher = new MutationObserver(() => {
    const at = document.activeElement;
    const isLost = !at || at === document.body || at === dialog || (at === start && !hasMoved);
    const first = isLost ? firstIn(dialog) : null;
    if (!first) return;
    move();
    first.focus();
  });
  watcher.observe(dialog, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    dialog.removeEventListener('keydown', move);
  };
};

/** A modal dialog of the office; only its button and Escape close it. */
export const OfficeDialog = (
  props: Omit<ComponentProps<typeof Dialog>, 'variant' | 'main' | 'begin'>,
) => <Dialog {...props} variant="office" begin={followFirst} />;

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
  onAway?: () => void;
  /** The label of the button that leads away. */
  away?: string;
  /** More buttons. */
  children?: ReactNode;
};

/** The buttons of a dialog: its action, and the way out. */
export function DialogFoot(props: FootProps) {
  const { action, variant = 'jade', size = 'small', icon, onAction, onAway, children } = props;
  const { t } = useTranslation();
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
      {onAway && (
        <Button variant="line" size={size} data-away onClick={onAway}>
          {props.away ?? t('office.cancel')}
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

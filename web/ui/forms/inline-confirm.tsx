import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import classes from './inline-confirm.module.css';

type Props = {
  question: string;
  /** What will happen. */
  children: ReactNode;
  yes: string;
  no: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks for confirmation in place of the button that was pressed. */
export function SureQuestion({ question, children, yes, no, busy, onYes, onNo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={classes.box}
    >
      <p id={id}>
        <b>{question}</b>
      </p>
      <p id={`${id}-text`}>{children}</p>
      <div className={classes.buttons}>
        <Button variant="danger" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="line" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}

/** A panel that opens in place of its button; closing returns the focus to the button. */
import { useEffect, useRef, useState } from 'react';

export const useOpened = (first: boolean | (() => boolean) = false) => {
  const [open, setOpen] = useState(first);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) button.current?.focus({ preventScroll: true });
    was.current = open;
  }, [open]);
  return { open, setOpen, button };
};

/** What is typed or pressed before the page is taken over is not lost: it is done again once somebody listens. */

/** The app says so when its buttons work. */
const takenOver = 'taken-over';

type Field = HTMLInputElement;

/**
 * Runs in the page's head, as text: it may use nothing but itself. A form is never sent by the browser: that would put
 * what was typed into the address.
 */
const listen = (done: string): void => {
  const typed = new Map<Field, string | boolean>();
  let pressed: HTMLElement | null = null;
  const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio';
  const note = (event: Event) => {
    const field = event.target as Field;
    if (event.type === 'input') typed.set(field, isTick(field) ? field.checked : field.value);
    else if (event.type === 'submit') {
      event.preventDefault();
      pressed = field;
    } else {
      const button = field.closest?.('button');
      // Its form says so itself.
      if (button && !(button.form && button.type === 'submit')) pressed = button;
    }
  };
  const fill = () => {
    for (const [field, value] of typed) {
      if (typeof value === 'boolean') {
        if (field.checked !== value) field.click();
      } else if (field.value !== value) {
        // Past React's own setter, so that it sees a change.
        const { set } =
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        set?.call(field, value);
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  };
  const press = () => {
    // A part of the page that had not been taken over has been by the first try, and was emptied by it.
    fill();
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
  };
  const signs = ['click', 'submit', 'input'];
  for (const sign of signs) document.addEventListener(sign, note, true);
  document.addEventListener(
    done,
    () => {
      for (const sign of signs) document.removeEventListener(sign, note, true);
      fill();
      setTimeout(press);
    },
    { once: true },
  );
};

/** It came with the page: the browser's own copy of the code does without it. */
export const earlyScript = import.meta.env.SSR ? `(${listen})('${takenOver}')` : '';

export const sayTakenOver = (): void => {
  document.dispatchEvent(new Event(takenOver));
};

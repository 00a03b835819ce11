/** Replays input and clicks that happened before hydration. */

/** Fired by the app once it is hydrated. */
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
      // Its form handles it.
      if (button && !(button.form && button.type === 'submit')) pressed = button;
    }
  };
  const fill = () => {
    for (const [field, value] of typed) {
      if (typeof value === 'boolean') {
        if (field.checked !== value) field.click();
      } else if (field.value !== value) {
        // Bypass React's setter, so that it notices the change.
        const { set } =
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        set?.call(field, value);
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  };
  const press = () => {
    // Hydration of a Suspense boundary may have reset the value on the first try.
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

/** Inlined by the server; not in the browser bundle. */
export const earlyScript = import.meta.env.SSR ? `(${listen})('${takenOver}')` : '';

export const sayTakenOver = (): void => {
  document.dispatchEvent(new Event(takenOver));
};

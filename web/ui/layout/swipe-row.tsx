import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import classes from './swipe-row.module.css';

type Props = {
  /** The accessible name of the row. */
  label: string;
  /** There are no more than fit on a wide screen. */
  few?: boolean;
  children: ReactNode;
};

/** A part that scrolls must take the focus, else no key moves it (see ScrollView, which comes with dialogs). */
const reachable = { tabIndex: 0 };

/** Cards in one row: three, two or one at a time, by width and text size. To swipe, or to move with the buttons. */
export function SwipeRow({ label, few, children }: Props) {
  const { t } = useTranslation();
  const view = useRef<HTMLFieldSetElement>(null);
  const move = (by: number) => view.current?.scrollBy({ left: by * view.current.clientWidth });
  const button = (by: number) => (
    <button
      type="button"
      className={classes.button}
      aria-label={`${t(by < 0 ? 'common.previous' : 'common.next')} ${label}`}
      onClick={() => move(by)}
    >
      <Icon name={by < 0 ? 'caret-left' : 'caret-right'} />
    </button>
  );
  return (
    <>
      <fieldset ref={view} className={classes.view} aria-label={label} {...reachable}>
        <ul className={classes.row}>{children}</ul>
      </fieldset>
      <div className={cx(classes.buttons, few && classes.few)}>
        {button(-1)}
        {button(1)}
      </div>
    </>
  );
}

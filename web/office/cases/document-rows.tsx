import type { ReactNode } from 'react';
import classes from './case-frame.module.css';

type Row = {
  key: string;
  name: string;
  hint?: string | undefined;
  state: ReactNode;
  /** What staff say about it; below the one that is shown. */
  tools?: ReactNode;
};
type Props = { rows: readonly Row[]; shown: string; onShow: (key: string) => void };

/** A list of documents; pressing one opens it in the viewer. */
export function DocumentRows({ rows, shown, onShow }: Props) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ key, name, hint, state, tools }) => (
        <li key={key}>
          <button
            type="button"
            aria-current={key === shown ? 'true' : undefined}
            onClick={() => onShow(key)}
          >
            <span>
              <b>{name}</b>
              {hint && <small>{hint}</small>}
            </span>
            {state}
          </button>
          {key === shown && tools && <div className={classes.verdict}>{tools}</div>}
        </li>
      ))}
    </ul>
  );
}

/** What can be done with the documents, below their list. */
export const DocumentTools = ({ children }: { children: ReactNode }) => (
  <div className={classes.documentTools}>{children}</div>
);

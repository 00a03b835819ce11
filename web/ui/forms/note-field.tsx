import { limits } from '#contract/limits.ts';
import { TextField } from './text-field.tsx';

type Props = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  rows?: number;
  value: string;
  onChange: (value: string) => void;
};

/** What somebody wants to tell the office with a request or a visit: never cut, but counted. */
export function NoteField({ rows = 4, value, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      count={{ text: value, max: limits.serviceNoteMax }}
      name="note"
      rows={rows}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}

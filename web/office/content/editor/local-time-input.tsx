type Props = {
  id: string;
  /** 'YYYY-MM-DD HH:mm', or '' for none. */
  value: string;
  onChange: (value: string) => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** Day and time on the agency's wall; the browser's own zone has no say. */
export function WallInput({ value, onChange, ...input }: Props) {
  return (
    <input
      {...input}
      type="datetime-local"
      value={value.replace(' ', 'T')}
      onChange={({ target }) => onChange(target.value.slice(0, 16).replace('T', ' '))}
    />
  );
}

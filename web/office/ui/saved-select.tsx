import { type ComponentProps, useState } from 'react';
import { SelectField } from './fields.tsx';
import { ToolButton } from './tool-button.tsx';

type Props<V extends string> = Omit<ComponentProps<typeof SelectField<V>>, 'onChange'> & {
  /** The label of the button. */
  action: string;
  busy?: boolean;
  onSave: (value: V) => void;
};

/** A select that saves only by the button that appears, since arrow keys change its value. */
export function SavedSelect<V extends string>({ action, busy, onSave, value, ...props }: Props<V>) {
  const [chosen, setChosen] = useState({ from: value, value });
  const shown = chosen.from === value ? chosen.value : value;
  return (
    <div className="row gap-10 items-end">
      <SelectField<V>
        {...props}
        value={shown}
        onChange={(next) => setChosen({ from: value, value: next })}
      />
      {shown !== value && (
        <ToolButton icon="check" busy={busy ?? false} onClick={() => onSave(shown)}>
          {action}
        </ToolButton>
      )}
    </div>
  );
}

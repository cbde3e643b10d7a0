import { useState } from 'react';
import { Chip, Control } from '#app/editor/controls.tsx';
import type { FieldProps } from '#app/editor/documents/document.ts';
import { useValue } from '#app/editor/editor-context.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { OPTIONAL } from './codecs.ts';

/** Shows the text as it was typed, even if the codec would write it differently. */
export function TextField({ name, codec = OPTIONAL, ...props }: FieldProps['text']) {
  const { value, setValue, ...field } = useValue<unknown>(name);
  const [typed, setTyped] = useState(() => codec.read(value));
  const text = isSame(codec.write(typed), value) ? typed : codec.read(value);
  return (
    <Control
      {...{ ...props, ...field }}
      autoComplete="off"
      // Browsers would join the words around a line break.
      value={props.rows === undefined ? text.replace(/\n/g, ' ') : text}
      onChange={(entered) => {
        setTyped(entered);
        setValue(codec.write(entered));
      }}
    />
  );
}

export function ToggleField({ name, label }: FieldProps['toggle']) {
  const { value, setValue } = useValue<string>(name);
  const isOn = value === 'true';
  return (
    <Chip isOn={isOn} onClick={() => setValue(String(!isOn))}>
      {label}
    </Chip>
  );
}

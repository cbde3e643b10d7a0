import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useDocument } from '#app/editor/editor-context.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { type Codec, OPTIONAL } from './codecs.ts';

/** Value of a field in the document. */
export function useValue<Value>(name: string) {
  const { field, fieldState } = useController({ name });
  const { messagesAt, onLeave } = useDocument();
  const text = fieldState.error?.message;
  const error = text === undefined ? undefined : { name, text, isError: true };
  return {
    ref: field.ref,
    value: field.value as Value | undefined,
    setValue: field.onChange as (value: Value | undefined) => void,
    messages: error ? [error, ...messagesAt(name)] : messagesAt(name),
    leave: () => onLeave(name),
  };
}

/** A value as the text of an input. What is typed stays as it is, whatever the codec makes of it. */
export function useText(name: string, codec: Codec = OPTIONAL) {
  const { value, setValue, leave, ...rest } = useValue<unknown>(name);
  const [typed, setTyped] = useState(() => codec.read(value));
  const text = isSame(codec.write(typed), value) ? typed : codec.read(value);
  const write = (next: string) => {
    setTyped(next);
    setValue(codec.write(next));
  };
  return { ...rest, text, write, leave };
}

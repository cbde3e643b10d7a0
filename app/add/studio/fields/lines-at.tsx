import { useState } from 'react';
import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { valueIn } from '#app/add/studio/edited-texts.ts';
import { useStudioForm } from '../studio-form-context.ts';
import { fromText, LIST, type ListForm, toText } from './list-text.ts';
import { StudioField } from './studio-field.tsx';

interface LinesAtProps {
  readonly at: TextPath;
  readonly label: string;
  readonly rows: number;
  readonly between: 'lines' | 'paragraphs';
  readonly lang?: string;
  readonly form?: ListForm;
  readonly isRequired?: boolean;
}

export function LinesAt({ at, between, form = LIST, isRequired = false, ...props }: LinesAtProps) {
  const { texts, write, faultsAt } = useStudioForm();
  const [typed, setTyped] = useState('');
  const list = form.read(valueIn(texts, at));
  const isTyped = JSON.stringify(fromText(typed, between)) === JSON.stringify(list);
  return (
    <StudioField
      {...props}
      // As typed, because the list drops an empty last line.
      value={isTyped ? typed : toText(list, between)}
      onType={(text) => {
        setTyped(text);
        const next = fromText(text, between);
        write(at, next.length === 0 && !isRequired ? undefined : form.write(next));
      }}
      faults={faultsAt(at)}
    />
  );
}

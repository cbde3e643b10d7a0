import { valueIn } from '#catalogue/add/edited-texts.ts';
import type { TextPath } from '#catalogue/add/text-changes.ts';
import { useStudioForm } from '../studio-form-context.ts';
import { StudioField } from './studio-field.tsx';

interface TextAtProps {
  /** Where in the texts of the form it stands. */
  readonly at: TextPath;
  readonly label: string;
  readonly rows?: number;
  readonly type?: 'text' | 'date';
  readonly lang?: string;
  readonly placeholder?: string;
  /** Whether it stays there when it is empty. */
  readonly isRequired?: boolean;
}

/** A text of the folder as a field. */
export function TextAt({ at, isRequired = false, ...props }: TextAtProps) {
  const { texts, write, faultsAt } = useStudioForm();
  return (
    <StudioField
      {...props}
      value={String(valueIn(texts, at) ?? '')}
      onType={(text) => write(at, text === '' && !isRequired ? undefined : text)}
      faults={faultsAt(at)}
    />
  );
}

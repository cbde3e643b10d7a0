import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { valueIn } from '#app/add/studio/edited-texts.ts';
import { useStudioForm } from '../studio-form-context.ts';
import { StudioField } from './studio-field.tsx';

interface TextAtProps {
  readonly at: TextPath;
  readonly label: string;
  readonly rows?: number;
  readonly type?: 'text' | 'date';
  readonly lang?: string;
  readonly placeholder?: string;
  /** Stays in the file when empty. */
  readonly isRequired?: boolean;
}

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

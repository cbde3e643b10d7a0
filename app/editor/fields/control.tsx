import { type AllHTMLAttributes, type ElementType, type Ref, useId } from 'react';
import styles from '#app/editor/editor.module.css';
import type { FieldMessage } from '#app/editor/editor-context.ts';

interface ControlProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'onChange'> {
  readonly as?: 'input' | 'textarea' | 'select';
  readonly ref?: Ref<HTMLElement>;
  readonly label: string;
  readonly messages?: readonly FieldMessage[];
  readonly onChange?: (value: string) => void;
}

/** A control with its label and messages. */
export function Control({ as = 'input', label, messages = [], onChange, ...props }: ControlProps) {
  const id = useId();
  const messagesId = `${id}-messages`;
  const Element = as as ElementType;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Element
        className={styles.control}
        {...props}
        id={id}
        aria-describedby={messagesId}
        aria-invalid={messages.some(({ isError }) => isError) || undefined}
        onChange={({ target }: { target: { value: string } }) => onChange?.(target.value)}
      />
      <FieldMessages id={messagesId} messages={messages} />
    </div>
  );
}

interface FieldMessagesProps {
  readonly id: string;
  readonly messages: readonly FieldMessage[];
}

export function FieldMessages({ id, messages }: FieldMessagesProps) {
  return (
    <div id={id} className={styles.messages} aria-live="polite">
      {messages.map(({ text, isError }) => (
        <p key={text} data-error={isError || undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}

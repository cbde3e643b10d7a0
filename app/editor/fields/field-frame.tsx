import { type ReactNode, useId } from 'react';
import type { FieldMessage } from '#app/editor/editor-context.ts';
import styles from './fields.module.css';

interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldFrameProps {
  readonly label: string;
  readonly messages?: readonly FieldMessage[];
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label and messages of a field. */
export function FieldFrame({ label, messages = [], children }: FieldFrameProps) {
  const id = useId();
  const messagesId = `${id}-messages`;
  const isInvalid = messages.some(({ isError }) => isError);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': messagesId,
        'aria-invalid': isInvalid || undefined,
      })}
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

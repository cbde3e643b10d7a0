import { type AllHTMLAttributes, type ElementType, type ReactNode, type Ref, useId } from 'react';
import styles from '#app/editor/editor.module.css';
import type { FieldMessage } from '#app/editor/editor-context.ts';

type Message = Pick<FieldMessage, 'text' | 'isError'>;

interface FieldProps {
  readonly ref?: Ref<HTMLElement>;
  readonly messages?: readonly Message[];
}

interface ControlProps extends FieldProps, Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'onChange'> {
  readonly as?: 'input' | 'textarea' | 'select';
  readonly label: string;
  readonly onChange?: (value: string) => void;
}

export function Control({ as = 'input', label, messages, onChange, ...props }: ControlProps) {
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
        aria-invalid={messages?.some(({ isError }) => isError) || undefined}
        onChange={({ target }: { target: { value: string } }) => onChange?.(target.value)}
      />
      <Messages id={messagesId} messages={messages} />
    </div>
  );
}

interface ControlGroupProps extends FieldProps {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export function ControlGroup({ ref, label, hint, messages, children }: ControlGroupProps) {
  const messagesId = useId();
  return (
    <fieldset
      ref={ref as Ref<HTMLFieldSetElement>}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={messagesId}
    >
      {label && <legend>{label}</legend>}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      <Messages id={messagesId} messages={messages} />
    </fieldset>
  );
}

interface MessagesProps {
  readonly id: string;
  readonly messages: readonly Message[] | undefined;
}

function Messages({ id, messages }: MessagesProps) {
  return (
    <div id={id} className={styles.messages} aria-live="polite">
      {messages?.map(({ text, isError }) => (
        <p key={text} data-error={isError || undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}

import {
  type AllHTMLAttributes,
  type ComponentProps,
  type ElementType,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import styles from './editor.module.css';
import type { FieldMessage } from './editor-context.ts';

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />;
}

export function Chip({ isOn, ...props }: ComponentProps<'button'> & { readonly isOn: boolean }) {
  return <Button className={styles.chip} aria-pressed={isOn} {...props} />;
}

interface MoreProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders its content only when it is open, because hidden fields make typing slow. */
export function More({ label, className, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={className}>{label}</summary>
      {isOpen && <div className={styles.stack}>{children}</div>}
    </details>
  );
}

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

export function ConfirmButton({ label, question, confirm, onConfirm }: ConfirmButtonProps) {
  return (
    <More label={label} className={styles.button}>
      <div className={styles.notice}>
        <p>{question}</p>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </More>
  );
}

interface FieldProps {
  readonly messages?: readonly Pick<FieldMessage, 'text' | 'isError'>[] | undefined;
}

export interface ControlProps extends FieldProps, Omit<AllHTMLAttributes<HTMLElement>, 'onChange'> {
  readonly ref?: Ref<HTMLElement>;
  readonly label: string;
  readonly options?: ReadonlyMap<string, string> | undefined;
  readonly onChange?: (value: string) => void;
}

export function Control({ label, options, messages, onChange, ...props }: ControlProps) {
  const id = useId();
  const messagesId = `${id}-messages`;
  const Element = (options ? 'select' : props.rows ? 'textarea' : 'input') as ElementType;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.hint}>
        {label}
      </label>
      <Element
        className={styles.control}
        {...props}
        id={id}
        aria-describedby={messagesId}
        aria-invalid={messages?.some(({ isError }) => isError) || undefined}
        onChange={({ target }: { target: { value: string } }) => onChange?.(target.value)}
      >
        {options &&
          [...options].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
      </Element>
      <Messages id={messagesId} messages={messages} />
    </div>
  );
}

interface ControlGroupProps extends FieldProps {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export function ControlGroup({ label, hint, messages, children }: ControlGroupProps) {
  const messagesId = useId();
  return (
    <fieldset className={styles.group} tabIndex={-1} aria-describedby={messagesId}>
      {label && <legend>{label}</legend>}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      <Messages id={messagesId} messages={messages} />
    </fieldset>
  );
}

function Messages({ id, messages }: FieldProps & { readonly id: string }) {
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

import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { useStudioForm } from '../studio-form-context.ts';
import styles from './fields.module.css';

interface PhotoFaultsProps {
  readonly at: TextPath;
  readonly file: string;
}

export function PhotoFaults({ at, file }: PhotoFaultsProps) {
  const { faultsAt, faultsOfPhoto } = useStudioForm();
  return (
    <div className={styles.faults} aria-live="polite">
      {[...faultsAt(at), ...faultsOfPhoto(file)].map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

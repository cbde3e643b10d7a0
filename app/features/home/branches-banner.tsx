import branches from './branches.svg';
import styles from './branches-banner.module.css';

/** Spec §2: the decorative branches between the hero and the tiles. */
export function BranchesBanner() {
  return <img className={styles.root} src={branches} alt="" width="1200" height="150" />;
}

import branches from './branches.webp';
import styles from './branches-banner.module.css';

export function BranchesBanner() {
  return (
    <div className={styles.root}>
      {(['left', 'right'] as const).map((side) => (
        <img
          key={side}
          className={styles.branch}
          data-side={side}
          src={branches}
          alt=""
          width="1200"
          height="150"
          loading="lazy"
        />
      ))}
    </div>
  );
}

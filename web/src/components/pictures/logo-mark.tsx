import styles from './icon.module.css'

export function LogoMark() {
  return (
    <svg
      className={`${styles.icon} ${styles.logo}`}
      viewBox="0 0 24 24"
      width="1.5rem"
      height="1.5rem"
      aria-hidden="true"
    >
      <path d="M3 3h18v10.5L12 22 3 13.5z" fill="currentColor" />
      <path className={styles.letter} d="M7.5 7.5v8M16.5 7.5v8M7.5 11.5h9" strokeWidth="2.2" fill="none" />
    </svg>
  )
}

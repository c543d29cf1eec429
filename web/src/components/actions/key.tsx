import styles from './button.module.css'

/** A key on a button that it presses. Hidden from screen readers, which get `aria-keyshortcuts`, and on small screens. */
export const Key = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)

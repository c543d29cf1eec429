import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './offered-list.module.css'

interface OfferedListProps {
  offered: readonly string[]
  missing?: readonly string[]
}

/** What somebody offers, and what not. */
export const OfferedList = ({ offered, missing = [] }: OfferedListProps) => (
  <ul className={styles.list}>
    {offered.map((name) => (
      <li key={name} className={styles.item}>
        <Icon name="check" />
        {name}
      </li>
    ))}
    {missing.map((name) => (
      <li key={name} className={classNames(styles.item, styles.none)}>
        <Icon name="minus" />
        <span>
          {name}
          <span className={styles.note}>Not offered</span>
        </span>
      </li>
    ))}
  </ul>
)

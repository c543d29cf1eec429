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
      <li key={name} className={`sm semi ${styles.item}`}>
        <Icon name="check" className="good" />
        {name}
      </li>
    ))}
    {missing.map((name) => (
      <li key={name} className={classNames('sm dim', styles.item)}>
        <Icon name="minus" />
        <span>
          {name}
          <span className="xs">Not offered</span>
        </span>
      </li>
    ))}
  </ul>
)

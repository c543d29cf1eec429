import { Link } from 'react-router'
import type { Need } from './needs.ts'
import styles from './cells.module.css'

/** What own pages need, with one action each. Absent without any. */
export function NeedsSection({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null
  return (
    <section className={styles.needs} aria-labelledby="needs">
      <h2 id="needs" className="sr">
        What needs you
      </h2>
      <ul className={styles.cells}>
        {needs.map(({ figure, title, text, action, to }) => (
          <li key={title} className={styles.cell}>
            <span className={styles.figure}>{figure} </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Link className={`${styles.action} link`} to={to}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

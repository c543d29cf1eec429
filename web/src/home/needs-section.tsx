import { Link } from 'react-router'
import styles from './cells.module.css'
import type { Need } from './page-needs.ts'

/** What waits for the reader, with one action each, or one line that nothing does. */
export function NeedsSection({ needs, next }: { needs: readonly Need[]; next: string | undefined }) {
  return (
    <section className={styles.needs} aria-labelledby="needs">
      <h2 id="needs" className="sr">
        What needs you
      </h2>
      {needs.length === 0 && (
        <p className={styles.quiet}>
          <span className="semi">Nothing is waiting.</span> <span className="mut">{next}</span>
        </p>
      )}
      {needs.length > 0 && (
        <ul className={`edged ${styles.cells}`}>
          {needs.map(({ figure, unit, title, text, action, to }) => (
            <li key={title} className={styles.cell}>
              <span className={styles.figure}>
                {figure} {unit !== undefined && <small className={styles.unit}>{unit}</small>}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <Link className={`${styles.action} link covers`} to={to}>
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

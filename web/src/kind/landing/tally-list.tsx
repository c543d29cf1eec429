import { Link } from 'react-router'
import { Details } from '../../components/overlays/details.tsx'
import { count } from '../../components/format.ts'
import type { Tally } from './landing-figures.server.ts'
import styles from './tally-list.module.css'

/** The whole list, collapsed below its featured entries. */
export const TallyList = ({ id, title, tallies }: { id: string; title: string; tallies: Tally[] }) => (
  <Details id={id} summary={title} className={styles.fold}>
    <ul className={styles.list}>
      {tallies.map(({ name, to, count: n }) => (
        <li key={name}>
          <Link className={`row sm ${styles.link}`} to={to}>
            <span>{name}</span>
            <span className="sm dim">{count(n)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Details>
)

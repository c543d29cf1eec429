import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { count } from '../components/format.ts'
import styles from './match-pips.module.css'

interface PipsProps {
  needed: number | null
  here: number
  /** Of partners. */
  elsewhere?: number
  /** The words beside it have the numbers. */
  isDecorative?: boolean
}

/** More than this many spaces are told in words only. */
const mostPips = 20

/** A mark for each space that is asked for: here, at a partner, or missing. */
export function Pips({ needed, here, elsewhere = 0, isDecorative = false }: PipsProps) {
  if (needed === null || needed > mostPips) return null
  const own = Math.min(here, needed)
  const short = Math.max(0, needed - own - elsewhere)
  const label = [
    `${count(own)} here`,
    elsewhere > 0 && `${count(elsewhere)} at a partner`,
    short > 0 && `${count(short)} short`,
  ]
  return (
    <span className={styles.pips}>
      {!isDecorative && <span className="sr">{label.filter(Boolean).join(', ')}</span>}
      {Array.from({ length: needed }, (_, place) => (
        <i
          // The pips have no identity besides their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          className={place < own ? undefined : place < own + elsewhere ? styles.elsewhere : styles.missing}
        />
      ))}
    </span>
  )
}

/** The spaces that a match found, those of partners among them. */
export const MatchPips = ({
  match: { facts, partners },
}: {
  match: Pick<HostMatch, 'facts' | 'partners'>
}) => (
  <Pips
    needed={facts.needed}
    here={facts.own}
    elsewhere={partners.reduce((sum, { spaces }) => sum + spaces, 0)}
  />
)

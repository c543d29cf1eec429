import { Tag } from '../../components/actions/chip.tsx'
import { formatRange } from '../../components/fields/calendar-date.ts'
import { date, listOf } from '../../page/format.ts'
import type { BidHold } from './lead-calls.ts'
import styles from './hold-section.module.css'

/** What is held for a request, and until when. */
export const HoldList = ({ holds }: { holds: readonly BidHold[] }) =>
  holds.length > 0 && (
    <ul className={styles.list}>
      {holds.map(({ entryId, facilityName, spaces, firstDay, lastDay, state, place, heldThrough }) => (
        <li key={entryId} className="sm">
          <b className="semi">{listOf(spaces)}</b> at {facilityName},{' '}
          {formatRange({ from: firstDay, to: lastDay })} {state === 'Booked' && <Tag tone="good">Booked</Tag>}
          {state === 'RanOut' && <Tag tone="bad">The hold ran out</Tag>}
          {state === 'Held' && (
            <>
              <Tag tone="warn">{place === null || place === 1 ? 'First hold' : `Hold ${place} in line`}</Tag>{' '}
              {heldThrough !== null && <span className="mut">until {date(heldThrough)}</span>}
            </>
          )}
        </li>
      ))}
    </ul>
  )

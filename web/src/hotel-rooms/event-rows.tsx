import { memo } from 'react'
import { Link } from 'react-router'
import { blockPath } from '../room-blocks/hotel/block-path.ts'
import type { EventSpan } from './event-lanes.ts'
import styles from './hotel-rooms.module.css'

interface EventRowsProps {
  ownerId: string
  lanes: readonly (readonly EventSpan[])[]
}

/** The events that have rooms of the hotel, or ask for some, over the nights of the grid. */
export const EventRows = memo(function EventRows({ ownerId, lanes }: EventRowsProps) {
  return lanes.map((spans, lane) => (
    // oxlint-disable-next-line react/no-array-index-key
    <tr key={lane}>
      <th scope="row" className={styles.label}>
        {lane === 0 ? 'Events' : <span className="sr">More events</span>}
      </th>
      {spans.map(({ night, nights, block }) => (
        <td key={night} colSpan={nights} className={styles.events}>
          {block && (
            <Link className={styles.event} title={block.eventName} to={blockPath(ownerId, block.id)}>
              {block.eventName}
            </Link>
          )}
        </td>
      ))}
    </tr>
  ))
})

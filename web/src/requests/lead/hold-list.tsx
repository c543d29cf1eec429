import { Tag } from '../../components/actions/chip.tsx'
import { formatRange } from '../../components/fields/calendar-date.ts'
import { partHours } from '../../page/fit-words.ts'
import { date, listOf } from '../../components/format.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { BidHold } from '../request-calls.ts'

/** What is held for a request, and until when. */
export const HoldList = ({ holds }: { holds: readonly BidHold[] }) =>
  holds.length > 0 && (
    <Stack as="ul" gap="2">
      {holds.map(({ entryId, facilityName, spaces, firstDay, lastDay, fromTime, toTime, ...hold }) => (
        <li key={entryId} className="sm">
          <b className="semi">{listOf(spaces)}</b> at {facilityName},{' '}
          {formatRange({ from: firstDay, to: lastDay })}
          {(fromTime ?? toTime) !== null && `, ${partHours(fromTime, toTime)}`}{' '}
          {hold.state === 'Booked' && <Tag tone="good">Booked</Tag>}
          {hold.state === 'RanOut' && <Tag tone="bad">The hold ran out</Tag>}
          {hold.state === 'Held' && (
            <>
              <Tag tone="warn">
                {hold.place === null || hold.place === 1 ? 'First hold' : `Hold ${hold.place} in line`}
              </Tag>{' '}
              {hold.heldThrough !== null && <span className="mut">until {date(hold.heldThrough)}</span>}
            </>
          )}
        </li>
      ))}
    </Stack>
  )

import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { shortMoneyText } from '@app/contract/hotels/money.ts'
import { useState } from 'react'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { Table } from '../components/display/table.tsx'
import { count } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'
import { Stack } from '../platform/boxes/stack.tsx'

const firstShown = 20

/** The rooms of a block by night and type, with what is booked of them. */
export function BlockNights({ block }: { block: RoomBlock }) {
  const { nights, currency, status, pickUp } = block
  const [isLong, setLong] = useState(nights.length > firstShown)
  // Its column would repeat the sizes.
  const isChanged = nights.some(({ contracted, size }) => contracted !== size)
  const shown = isLong ? nights.slice(0, firstShown) : nights
  return (
    <Stack gap="3">
      <GrowingList gap="3">
        <Table
          caption="Rooms by night"
          head={[
            { label: 'Night' },
            ...(isChanged ? [{ label: 'Agreed', isNumeric: true }] : []),
            { label: status === 'Offered' ? 'Offered' : 'In the block', isNumeric: true },
            { label: 'Booked', isNumeric: true },
            { label: 'A night with fees', isNumeric: true },
          ]}
          rows={shown.map((night) => ({
            key: `${night.roomId} ${night.night}`,
            cells: [
              <>
                {dayWords(night.night)}
                <p className="xs mut">{night.roomName ?? 'Any type'}</p>
              </>,
              ...(isChanged ? [count(night.contracted)] : []),
              count(night.size),
              bookedText(night, pickUp),
              shortMoneyText(night.price, currency),
            ],
          }))}
        />
        {isLong && (
          <div>
            <MoreButton onClick={() => setLong(false)}>{`Show all ${count(nights.length)}`}</MoreButton>
          </div>
        )}
      </GrowingList>
      <p className="sm mut">Taxes come on top.</p>
    </Stack>
  )
}

/** Of rooms that the hotel books itself, it is what was reported last. */
function bookedText({ roomId, night, booked }: RoomBlock['nights'][number], pickUp: RoomBlock['pickUp']) {
  const rooms = roomId === null ? pickUp.find((one) => one.night === night)?.reported : booked
  return rooms == null ? '–' : count(rooms)
}

import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { shortMoneyText } from '@app/contract/hotels/money.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Table } from '../components/display/table.tsx'
import { count } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'
import { Stack } from '../platform/boxes/stack.tsx'

const firstShown = 20

/** The rooms of a block by night and type, with what is booked of them. */
export function BlockNights({ block: { nights, currency } }: { block: RoomBlock }) {
  const [isLong, setLong] = useState(nights.length > firstShown)
  const shown = isLong ? nights.slice(0, firstShown) : nights
  return (
    <Stack gap="3">
      <Table
        caption="Rooms by night"
        head={[
          { label: 'Night' },
          { label: 'Room' },
          { label: 'Offered', isNumeric: true },
          { label: 'In the block', isNumeric: true },
          { label: 'Booked here', isNumeric: true },
          { label: 'Price a night', isNumeric: true },
        ]}
        rows={shown.map((night) => ({
          key: `${night.roomId} ${night.night}`,
          cells: [
            dayWords(night.night),
            night.roomName ?? 'Any type',
            count(night.contracted),
            count(night.size),
            night.roomId === null ? '–' : count(night.taken),
            shortMoneyText(night.price, currency),
          ],
        }))}
      />
      {isLong && (
        <div>
          <Button onClick={() => setLong(false)}>{`Show all ${count(nights.length)}`}</Button>
        </div>
      )}
      <p className="sm mut">Prices have all mandatory fees. Taxes come on top.</p>
    </Stack>
  )
}

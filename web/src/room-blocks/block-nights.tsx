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
export function BlockNights({ block: { nights, currency, status } }: { block: RoomBlock }) {
  const [isLong, setLong] = useState(nights.length > firstShown)
  // Its column would repeat the sizes.
  const isChanged = nights.some(({ contracted, size }) => contracted !== size)
  const shown = isLong ? nights.slice(0, firstShown) : nights
  return (
    <Stack gap="3">
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
            night.roomId === null ? '–' : count(night.booked),
            shortMoneyText(night.price, currency),
          ],
        }))}
      />
      {isLong && (
        <div>
          <Button onClick={() => setLong(false)}>{`Show all ${count(nights.length)}`}</Button>
        </div>
      )}
      <p className="sm mut">Taxes come on top.</p>
    </Stack>
  )
}

import { useState } from 'react'
import { Banner } from '../../components/display/banner.tsx'
import { count, counted, listOfFirst } from '../../components/format.ts'
import { SheetField } from '../../page/sheets/sheet-field.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { countList, type UnreadRow } from './pick-up-list.ts'

interface ListFieldProps {
  nights: readonly string[]
  onCounted: (rooms: ReadonlyMap<string, number>) => void
}

const unknownColumns =
  'No nights were found. The first row has to name the columns, such as “Arrival” and “Departure”, or “Date” and “Rooms”.'

const otherNights = 'The list has no room on a night of this block.'

/** Fills the form with what a list of the hotel has. The file is read here and sent nowhere, because it has names of guests. */
export function ListField({ nights, onCounted }: ListFieldProps) {
  const [error, setError] = useState<string>()
  const [read, setRead] = useState<{ name: string; rooms: number; unread: readonly UnreadRow[] }>()
  function take(rows: string[][] | undefined, name: string) {
    setRead(undefined)
    if (rows === undefined) return
    const list = countList(rows, nights)
    const rooms = [...(list?.rooms.values() ?? [])].reduce((sum, one) => sum + one, 0)
    // A list of another event, or with days that can't be read, must not empty the form.
    setError(list === undefined ? unknownColumns : rooms === 0 ? otherNights : undefined)
    if (list === undefined || rooms === 0) return
    onCounted(list.rooms)
    setRead({ name, unread: list.unread, rooms })
  }
  return (
    <Stack gap="3">
      <SheetField
        label="Or attach your list"
        hint="CSV or XLSX, of stays or of rooms by night. We count the nights on your device: names aren’t sent or stored."
        error={error}
        onRead={take}
        onError={setError}
      />
      {read && (
        <Banner tone={read.unread.length > 0 ? 'warn' : 'info'} isLive>
          {`${counted(read.rooms, 'room night')} counted in ${read.name}. Check the figures above, then send them.`}
          {read.unread.length > 0 &&
            ` ${counted(read.unread.length, 'row')} without nights: ${listOfFirst(
              read.unread.map(({ row, text }) => `row ${count(row)} (“${text}”)`),
              5,
            )}.`}
        </Banner>
      )}
    </Stack>
  )
}

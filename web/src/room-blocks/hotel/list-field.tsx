import { useState } from 'react'
import { Banner } from '../../components/display/banner.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { count, counted, listOfFirst } from '../../components/format.ts'
import { readSheet, SheetError, sheetTypes } from '../../page/sheets/read-sheet.ts'
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
  async function take(file: File) {
    setRead(undefined)
    try {
      const list = countList(await readSheet(file), nights)
      const rooms = [...(list?.rooms.values() ?? [])].reduce((sum, one) => sum + one, 0)
      // A list of another event, or with days that can't be read, must not empty the form.
      setError(list === undefined ? unknownColumns : rooms === 0 ? otherNights : undefined)
      if (list === undefined || rooms === 0) return
      onCounted(list.rooms)
      setRead({ name: file.name, unread: list.unread, rooms })
    } catch (problem) {
      if (!(problem instanceof SheetError)) throw problem
      setError(problem.message)
    }
  }
  return (
    <Stack gap="3">
      <FileDrop
        label="Or attach your list"
        hint="CSV or XLSX, of stays or of rooms by night. We count the nights on your device: names aren’t sent or stored."
        accept={sheetTypes}
        error={error}
        onFiles={([file]) => file && void take(file)}
        onRefused={() => setError('Use a CSV or XLSX file.')}
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

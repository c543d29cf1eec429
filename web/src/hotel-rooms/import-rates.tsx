import { shortMoneyText } from '@app/contract/hotels/money.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import type { RoomNight } from '@app/contract/hotels/stay-price.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { Table } from '../components/display/table.tsx'
import { count, counted } from '../components/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { SheetField } from '../page/sheets/sheet-field.tsx'
import { dayWords } from '../page/time-of-day.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { explain } from '../platform/calls/explain.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import type { Currency } from './night-cells.ts'
import { readRates, type RateFile, type RoomRates } from './rate-file.ts'

interface ImportRatesProps {
  rooms: readonly RoomType[]
  currency: Currency
  today: string
  onSave: (rooms: readonly RoomRates[]) => Promise<unknown>
  onClose: () => void
}

/** Rows of a table that are shown, of which there may be thousands. */
const mostShown = 50

/** Changes nights by a file, after what it changes was shown. The file is read here, and its changes are saved like those of the grid. */
export function ImportRates({ rooms, currency, today, onSave, onClose }: ImportRatesProps) {
  const transport = useTransport()
  const [table, setTable] = useState<string[][]>()
  const [error, setError] = useState<string>()
  const read = table && readRates(table, rooms, today)
  const file = typeof read === 'object' ? read : undefined
  const isReady = file !== undefined && file.errors.length === 0 && file.changed > 0
  const save = useWrite((_api, changed: readonly RoomRates[]) => onSave(changed), {
    onDone: onClose,
    onFailed: async (problem) => setError((await explain(transport, problem)).reason),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Import rates"
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!isReady}
            isBusy={save.isBusy}
            onClick={() => file && save.run(file.rooms)}
          >
            {isReady ? `Change ${counted(file.changed, 'night')}` : 'Change nights'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p className="sm mut">
          A row a night, with the columns “Room type” and “Date”, and any of “Rate”, “Closed” (yes, no, or
          arrivals), “Minimum stay” and “Rooms”. Empty cells stay as they are.
        </p>
        <SheetField
          label="A file of rates"
          hint="CSV or XLSX. You see what would change first."
          error={error ?? (typeof read === 'string' ? read : undefined)}
          onRead={setTable}
          onError={setError}
        />
        {file && <Preview file={file} currency={currency} />}
      </Stack>
    </Dialog>
  )
}

function Preview({ file: { errors, rooms, changed }, currency }: { file: RateFile; currency: Currency }) {
  if (errors.length > 0)
    return (
      <>
        <Banner tone="bad" isLive>
          {`${counted(errors.length, 'cell')} to correct. Nothing is changed until then.`}
        </Banner>
        <Table
          caption="Cells to correct"
          head={[{ label: 'Row', isNumeric: true }, { label: 'Column' }, { label: 'What is wrong' }]}
          rows={errors.slice(0, mostShown).map(({ row, column, message }) => ({
            key: `${row} ${column}`,
            cells: [count(row), column, message],
          }))}
        />
      </>
    )
  if (changed === 0) return <Banner isLive>All nights are already as in the file.</Banner>
  const nights = rooms.flatMap(({ room, nights: ofRoom }) => ofRoom.map((night) => ({ room, ...night })))
  return (
    <>
      <Banner isLive>
        {`${counted(changed, 'night')} of ${counted(rooms.length, 'room type')} would change.`}
        {changed > mostShown && ` The first ${mostShown}:`}
      </Banner>
      <Table
        caption="Nights that would change"
        head={[{ label: 'Room type' }, { label: 'Night' }, { label: 'Now' }, { label: 'Then' }]}
        rows={nights.slice(0, mostShown).map(({ room, before, after }) => ({
          key: `${room.id} ${before.night}`,
          cells: [room.name, dayWords(before.night), nightText(before, currency), nightText(after, currency)],
        }))}
      />
    </>
  )
}

const nightText = (night: RoomNight, currency: Currency) =>
  [
    shortMoneyText(night.rate, currency),
    counted(night.count, 'room'),
    ...(night.minStay > 1 ? [`${count(night.minStay)} nights or more`] : []),
    ...(night.isClosed ? ['closed'] : night.isClosedToArrival ? ['no arrivals'] : []),
  ].join(', ')

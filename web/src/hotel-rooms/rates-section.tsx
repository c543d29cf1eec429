import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import type { RoomType, TakenNight } from '@app/contract/hotels/room-schema.ts'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { counted } from '../components/format.ts'
import { reasonOf } from '../api/problem.ts'
import { Banner } from '../components/display/banner.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Read } from '../platform/calls/use-observed.ts'
import { eventLanes, type EventBlock } from './event-lanes.ts'
import { selectedNights, type Cursor } from './grid-moves.ts'
import styles from './hotel-rooms.module.css'
import { ImportRates } from './import-rates.tsx'
import { nightsFrom, takenByRoom, type Currency } from './night-cells.ts'
import { NightPanel } from './night-panel.tsx'
import { RateGrid } from './rate-grid.tsx'
import { RoomDialog, RoomForm } from './room-form.tsx'
import { useRates } from './use-rates.ts'
import { gridViews, type GridView } from './views.ts'

interface RatesSectionProps {
  ownerId: string
  /** Undefined until it is loaded. */
  hotelName: string | undefined
  rooms: readonly RoomType[]
  taken: Read<{ data: { nights: TakenNight[] } }>
  /** The blocks over the shown nights. */
  blocks: readonly EventBlock[]
  currency: Currency
  charges: readonly Charge[]
  canManage: boolean
  from: string
  view: GridView
  /** At the hotel. */
  today: string
  /** Moves by so many nights, and returns the first that is shown then. */
  step: (nights: number) => string
  show: (next: { night?: string; view?: GridView['value'] }) => void
}

const noNights: TakenNight[] = []
const rangeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The grid with the panel of the selected nights. */
export function RatesSection(props: RatesSectionProps) {
  const { ownerId, hotelName, rooms, taken, blocks, currency, charges, canManage } = props
  const { from, view, today, step, show } = props
  const [cursor, setCursor] = useState<Cursor>({ row: 0, night: from })
  const [panel, setPanel] = useState<{ typed?: string | undefined; isFocused: boolean }>()
  const [edited, setEdited] = useState<RoomType | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const { save, saveFile, undo, isUndoing } = useRates(ownerId)
  const area = useRef<HTMLDivElement>(null)
  const nights = useMemo(() => nightsFrom(from, view.nights), [from, view.nights])
  const takenNights = taken.data?.data.nights ?? noNights
  const takenOf = useMemo(() => takenByRoom(takenNights), [takenNights])
  const lanes = useMemo(() => eventLanes(blocks, nights), [blocks, nights])
  const room = rooms[cursor.row]
  const move = (next: Cursor) => {
    setCursor(next)
    setPanel(undefined)
  }
  function close() {
    move({ row: cursor.row, night: cursor.night })
    area.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }
  const edit = (next: Cursor, opened: typeof panel) => {
    setCursor(next)
    setPanel(opened)
  }
  const isSelected = panel !== undefined && room !== undefined && cursor.anchor !== undefined
  const range = selectedNights(cursor)
  return (
    <Stack gap="4">
      <Toolbar gap="4">
        <div>
          <p className="sm mut">
            {[
              hotelName,
              counted(
                rooms.reduce((sum, one) => sum + one.count, 0),
                'room',
              ),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <h1 className="h1" aria-live="polite">
            {titleOf(nights.map(({ night }) => night))}
          </h1>
        </div>
        <Row>
          <IconButton icon="chevron-left" label="Earlier" onClick={() => step(-view.nights)} />
          <Button variant="quiet" onClick={() => show({ night: today })}>
            Today
          </Button>
          <IconButton icon="chevron-right" label="Later" onClick={() => step(view.nights)} />
          <Segmented
            label="Nights"
            isLabelHidden
            options={gridViews}
            value={view.value}
            onChange={({ target }) =>
              show({ view: gridViews.find(({ value }) => value === target.value)?.value ?? view.value })
            }
          />
          {canManage && (
            <>
              <Button icon="undo-2" disabled={undo === undefined} isBusy={isUndoing} onClick={undo}>
                Undo
              </Button>
              <Button onClick={() => setImporting(true)}>Import rates</Button>
              <Button icon="plus" onClick={() => setEdited('new')}>
                Add a room type
              </Button>
            </>
          )}
        </Row>
      </Toolbar>
      {taken.error !== null && (
        <Banner tone="warn" isLive>{`What is taken didn’t load. ${reasonOf(taken.error)}`}</Banner>
      )}
      <div ref={area}>
        <RateGrid
          {...{ ownerId, rooms, nights, lanes, takenOf, currency, today, canManage, cursor }}
          view={view.value}
          setCursor={move}
          onSelect={(next) => edit(next, { isFocused: false })}
          onEdit={(next, typed) => edit(next, { typed, isFocused: true })}
          onStep={step}
          onUndo={() => undo?.()}
          onRoom={setEdited}
        />
        {isSelected && (
          <NightPanel
            key={`${room.id} ${range.from} ${range.to}`}
            {...{ currency, charges }}
            {...panel}
            typed={panel.typed}
            selected={{ room, ...range }}
            taken={takenOf.get(room.id)}
            onSave={save}
            onClose={close}
          />
        )}
      </div>
      <Row gap="2 5" as="p">
        <span className={`xs mut ${styles.legend}`}>Sold</span>
        <span className={`xs mut ${styles.legend}`} data-block>
          In a block
        </span>
        <span className={`xs mut ${styles.legend}`} data-left>
          Left to sell
        </span>
        <span className="xs mut">Rates are before fees and taxes. Guests see each price with fees.</span>
        {canManage && (
          <span className="xs mut">
            Drag across nights to change them together. By keyboard: arrows, Shift and arrows to stretch,
            Enter to edit, Escape to leave.
          </span>
        )}
      </Row>
      {isImporting && (
        <ImportRates {...{ rooms, currency, today }} onSave={saveFile} onClose={() => setImporting(false)} />
      )}
      {edited !== undefined && (
        <RoomDialog
          {...{ ownerId, currency }}
          room={edited === 'new' ? undefined : edited}
          position={rooms.length}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  )
}

const titleOf = (nights: readonly string[]) =>
  rangeFormat
    .formatRange(new Date(nights[0] ?? ''), new Date(nights.at(-1) ?? ''))
    .replaceAll(/\s?–\s?/gu, '–')

interface NoRoomsProps {
  ownerId: string
  canManage: boolean
  currency: Currency
}

/** Before the first room type. */
export const NoRooms = ({ ownerId, canManage, currency }: NoRoomsProps) => (
  <Stack gap="6" width="reading">
    <div>
      <h1 className="h1">Rooms and rates</h1>
      <p className="lead">
        {canManage ? 'Add your room types to sell rooms here.' : 'This hotel has no room types yet.'}
      </p>
    </div>
    {canManage && <RoomForm {...{ ownerId, currency }} room={undefined} position={0} />}
  </Stack>
)

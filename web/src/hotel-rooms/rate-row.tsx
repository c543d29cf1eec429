import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { memo, useMemo } from 'react'
import { counted } from '../components/format.ts'
import styles from './hotel-rooms.module.css'
import cellStyles from './rate-cell.module.css'
import { cellsOf, type Currency, type GridNight, type NightCell, type Taken } from './night-cells.ts'

interface RateRowProps {
  room: RoomType
  nights: readonly GridNight[]
  taken: Taken | undefined
  currency: Currency
  /** The night with the cursor, if it is in this row. */
  cursor: string | undefined
  /** The selected nights, if they are in this row. */
  from: string | undefined
  to: string | undefined
  /** Opens its form. Undefined for who may not change it. */
  onEdit: ((room: RoomType) => void) | undefined
}

/** The nights of one room type. A selection renders only its row again, and of that the cells that change. */
export const RateRow = memo(function RateRow(props: RateRowProps) {
  const { room, nights, taken, currency, cursor, from, to, onEdit } = props
  const cells = useMemo(() => cellsOf(room, nights, taken, currency), [room, nights, taken, currency])
  const rooms = counted(room.count, 'room')
  return (
    <tr data-room={room.id}>
      <th scope="row" className={styles.label}>
        {onEdit ? (
          <button
            type="button"
            className={styles.type}
            onClick={() => onEdit(room)}
            title={`Edit ${room.name}`}
          >
            {room.name}
          </button>
        ) : (
          room.name
        )}
        <small>{rooms}</small>
      </th>
      {cells.map((cell, column) => {
        const isSelected = from !== undefined && to !== undefined && from <= cell.night && cell.night <= to
        return (
          <RateCell
            // By column, so that the focus stays where it is when other nights are shown.
            // oxlint-disable-next-line react/no-array-index-key
            key={column}
            {...cell}
            isCurrent={cell.night === cursor}
            isSelected={isSelected}
            isFirst={isSelected && cell.night === from}
            isLast={isSelected && cell.night === to}
          />
        )
      })}
    </tr>
  )
})

interface RateCellProps extends NightCell {
  isCurrent: boolean
  isSelected: boolean
  isFirst: boolean
  isLast: boolean
}

const RateCell = memo(function RateCell(cell: RateCellProps) {
  const { night, rate, left, limits, look, sold, block, label, isCurrent, isSelected, isFirst, isLast } = cell
  return (
    <td
      data-night={night}
      data-look={look}
      data-sold={sold}
      data-block={block}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      className={cellStyles.cell}
      aria-label={label}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
    >
      <b>{rate}</b>
      {limits !== '' && <em>{limits}</em>}
      <span>{left}</span>
    </td>
  )
})

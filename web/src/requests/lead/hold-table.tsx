import { dayWords } from '../../page/time-of-day.ts'
import { classNames } from '../../components/class-names.ts'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import type { HoldDay } from './free-spans.ts'
import type { HoldRow } from './hold-rows.ts'
import { cellWords } from './hold-words.ts'
import styles from './hold-table.module.css'

interface HoldTableProps {
  rows: readonly HoldRow[]
  days: readonly HoldDay[]
  timeZone: string
  /** The request asks for a surface, so that of each space is shown. */
  hasSurfaces: boolean
  canManage: boolean
  isChosen: (row: HoldRow, day: string) => boolean
  /** Chooses a space on some days, or drops it. */
  onChoose: (rowId: string, days: readonly string[], isAdded: boolean) => void
}

/** The spaces and the days, with what of each can be held. */
export const HoldTable = (props: HoldTableProps) => {
  const { rows, days, timeZone, hasSurfaces, canManage, isChosen, onChoose } = props
  return (
    <div className={styles.scroll}>
      <table className={styles.holds}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Space</span>
            </th>
            {days.map(({ day }) => (
              <th key={day} scope="col">
                {dayWords(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const open = row.cells.flatMap(({ day, span }) => (span === null ? [] : [day]))
            const chosen = open.filter((day) => isChosen(row, day))
            const isAll = chosen.length > 0 && chosen.length === open.length
            return (
              <tr key={row.id}>
                <th scope="row">
                  <Checkbox
                    label={row.name}
                    hint={hasSurfaces && (row.surface ?? 'Surface not stated')}
                    checked={isAll}
                    isPartial={chosen.length > 0 && !isAll}
                    disabled={!canManage || open.length === 0}
                    onChange={() => onChoose(row.id, open, !isAll)}
                  />
                </th>
                {row.cells.map((cell) => {
                  const { day, span } = cell
                  const isOn = chosen.includes(day)
                  const words = cellWords(cell, isOn, timeZone)
                  return (
                    <td key={day}>
                      {span === null || !canManage ? (
                        <span className={classNames(styles.cell, span === null ? styles.taken : styles.free)}>
                          {words}
                        </span>
                      ) : (
                        <button
                          type="button"
                          className={classNames(styles.cell, isOn ? styles.hold : styles.free)}
                          aria-pressed={isOn}
                          aria-label={`${row.name}, ${dayWords(day)}: ${words}`}
                          onClick={() => onChoose(row.id, [day], !isOn)}
                        >
                          {words}
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

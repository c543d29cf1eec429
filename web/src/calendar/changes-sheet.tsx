import { useState } from 'react'
import { calendarKey } from '../api/calendar-key.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { counted } from '../page/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import type { CalendarChange } from './calendar-calls.ts'
import { useUndo } from './calendar-writes.ts'
import rows from './rows.module.css'
import styles from './sheets.module.css'

interface ChangesSheetProps {
  ownerId: string
  canManage: boolean
  onClose: () => void
}

const actionWords: Readonly<Record<CalendarChange['action'], string>> = {
  created: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  confirmed: 'Booked',
  removed: 'Removed',
  undone: 'Undid a change of',
}

/** The last changes of the calendar: who, when, and undo. */
export function ChangesSheet({ ownerId, canManage, onClose }: ChangesSheetProps) {
  const undo = useUndo(ownerId)
  const [busyId, setBusyId] = useState<string>()
  const query = useApi([...calendarKey(ownerId), 'changes'], async (api, signal) => {
    const { changes } = api['facility-mgmt'].facilities.calendar
    return (await changes.list({ ownerId, take: 50 }, { signal })).data
  })
  async function undoOne(change: CalendarChange) {
    setBusyId(change.id)
    await undo(async () => change)
    setBusyId(undefined)
  }
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Changes">
      <Loaded query={query} errorTitle="The changes didn’t load.">
        {(changes) =>
          changes.length === 0 ? (
            <p className="mut">Nothing was changed yet.</p>
          ) : (
            <ul className={`${rows.rows} ${styles.rows}`}>
              {changes.map((change) => (
                <li key={change.id}>
                  <span>
                    {`${actionWords[change.action]} `}
                    <b className="semi">{change.title}</b>
                    {change.count > 1 && `, ${counted(change.count, 'date')}`}
                    <small>
                      {[change.by, moment(change.createdDate)].filter((part) => part !== null).join(', ')}
                    </small>
                  </span>
                  {change.isUndone ? (
                    <span className="mut sm">Undone</span>
                  ) : (
                    canManage &&
                    change.action !== 'undone' && (
                      <Button
                        variant="quiet"
                        isBusy={busyId === change.id}
                        onClick={() => void undoOne(change)}
                      >
                        Undo
                      </Button>
                    )
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  )
}

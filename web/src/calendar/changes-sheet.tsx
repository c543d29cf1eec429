import { useState } from 'react'
import { calendarKey } from '../api/calendar-key.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useLazyQueries } from '../api/queries-provider.tsx'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { counted } from '../page/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import type { CalendarChange } from './calendar-calls.ts'
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
  const { load } = useLazyQueries()
  const toast = useToast()
  const [busyId, setBusyId] = useState<string>()
  const query = useApi([...calendarKey(ownerId), 'changes'], async (api, signal) => {
    const { changes } = api['facility-mgmt'].facilities.calendar
    return (await changes.list({ ownerId, take: 50 }, { signal })).data
  })
  async function undo({ id }: CalendarChange) {
    setBusyId(id)
    try {
      await (await loadApi())['facility-mgmt'].facilities.calendar.changes.undo({ ownerId, id })
      toast.success('The change is undone.')
    } catch (error) {
      toast.error(`Nothing was undone. ${reasonOf(error)}`)
    }
    await (await load()).client.invalidateQueries({ queryKey: calendarKey(ownerId) })
    setBusyId(undefined)
  }
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Changes">
      <Loaded query={query} errorTitle="The changes didn’t load.">
        {(changes) =>
          changes.length === 0 ? (
            <p className="mut">Nothing was changed yet.</p>
          ) : (
            <ul className={styles.rows}>
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
                      <Button variant="quiet" isBusy={busyId === change.id} onClick={() => void undo(change)}>
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

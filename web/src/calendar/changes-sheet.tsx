import { Button } from '../components/actions/button.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { counted } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './calendar.module.css'
import { useCalendarPart, type CalendarChange } from './calendar-calls.ts'
import { changedUse } from './calendar-words.ts'
import { useUndo } from './calendar-writes.ts'
import { usePage } from './page-parts.ts'
import { zoneWords } from './place-clock.ts'

const actionWords: Readonly<Record<CalendarChange['action'], string>> = {
  created: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  confirmed: 'Booked',
  removed: 'Removed',
  undone: 'Undid a change of',
  divided: 'Divided',
  joined: 'Joined the parts of',
}

/** The last changes of the calendar: who, when, and undo. */
export function ChangesSheet({ onClose }: { onClose: () => void }) {
  const { ownerId, timeZone } = usePage()
  const query = useCalendarPart(ownerId, 'changes', ({ changes }, options) =>
    changes.list({ ownerId, take: 50 }, options),
  )
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Changes">
      <Loaded query={query} errorTitle="The changes didn’t load.">
        {(changes) =>
          changes.length === 0 ? (
            <p className="mut">Nothing was changed yet.</p>
          ) : (
            <>
              <p className="sm mut">Times in {zoneWords(timeZone)}.</p>
              <ul className={styles.rows}>
                {changes.map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function ChangeRow({ change }: { change: CalendarChange }) {
  const { ownerId, calendar, timeZone, canManage } = usePage()
  const { id, action, title, count, by, createdDate, isUndone, isUndoable } = change
  const undo = useUndo(ownerId)
  const use = changedUse(change, calendar.spaces, timeZone)
  return (
    <Toolbar as="li" gap="3" isWrapping={false}>
      <span>
        {`${actionWords[action]} `}
        <b className="semi">{title}</b>
        {count > 1 && `, ${counted(count, 'date')}`}
        {use !== '' && <small>{use}</small>}
        <small>{[by, moment(createdDate, timeZone)].filter((part) => part !== null).join(', ')}</small>
      </span>
      {isUndone && <span className="mut sm">Undone</span>}
      {canManage && isUndoable && (
        <Button variant="quiet" isBusy={undo.isBusy} onClick={() => undo.run(id)}>
          Undo
        </Button>
      )}
    </Toolbar>
  )
}

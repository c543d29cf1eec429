import type { Api } from '@app/contract/api.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import { maintenanceKey } from '../api/profile-changed.ts'
import { useStatus } from '../api/status.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { SwitchField } from '../components/fields/switch-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { moment } from '../page/moment.ts'
import { Loaded } from '../page/loaded.tsx'
import { useWrite } from '../page/use-write.ts'
import { latestTime, localTime, timeIn } from '../page/local-time.ts'
import { AdminFrame } from './admin-frame.tsx'
import styles from './maintenance-page.module.css'

type Maintenance = Awaited<ReturnType<Api['status-mgmt']['maintenance']['read']>>['data']

/** The switch of the maintenance mode, with a message for people who are signed in. */
export function MaintenancePage() {
  const state = useApi(
    maintenanceKey,
    async (api, signal) => (await api['status-mgmt'].maintenance.read({}, { signal })).data,
  )
  return (
    <AdminFrame tab="maintenance">
      <p className={styles.lead}>
        While maintenance mode is on, people who are signed in see “Maintenance Alert” in the top bar, and the
        message on their home page. Everything keeps working.
      </p>
      <Loaded query={state}>{(maintenance) => <Switch maintenance={maintenance} />}</Loaded>
    </AdminFrame>
  )
}

function Switch({ maintenance }: { maintenance: Maintenance }) {
  const { maintenanceMode: isOn } = maintenance
  const [message, setMessage] = useState(maintenance.message ?? '')
  const [end, setEnd] = useState(localTime(maintenance.until))
  const shownChange = useRef(maintenance.changedDate)
  const { change, isBusy, error } = useChange((changed) => {
    shownChange.current = changed.changedDate
  })
  // Another administrator's change replaces the texts, so that saving doesn't undo it unseen. Own changes keep them.
  useEffect(() => {
    if (shownChange.current === maintenance.changedDate) return
    shownChange.current = maintenance.changedDate
    setMessage(maintenance.message ?? '')
    setEnd(localTime(maintenance.until))
  }, [maintenance])
  const errors = fieldErrorsOf(error)
  const isOtherEnd = end !== localTime(maintenance.until)
  const notice = {
    message: message.trim() === '' ? null : message.trim(),
    // The input has no seconds, so an unchanged end is sent as it is stored.
    until: isOtherEnd ? timeIn(end) : maintenance.until,
  }
  const isDirty = notice.message !== maintenance.message || isOtherEnd

  const turn = (toOn: boolean) =>
    change(toOn ? { maintenanceMode: true, ...notice } : { maintenanceMode: false })
  function save(event: FormEvent) {
    event.preventDefault()
    if (isOn && !isBusy) turn(true)
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div>
        <SwitchField
          label={<span className="semi">Maintenance mode</span>}
          checked={isOn}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => !isBusy && turn(target.checked)}
        />
        <p className="sm mut" aria-live="polite">
          {lastChange(maintenance)}
        </p>
      </div>
      <TextField
        label="Message"
        isOptional
        hint="What people should know, such as what doesn’t work. Anybody can read it at /status.json."
        error={errors.get('message')}
        maxLength={300}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <TextField
        label="Expected end"
        isOptional
        type="datetime-local"
        max={latestTime}
        className={styles.end}
        hint="In your time zone. The mode stays on until you turn it off."
        error={errors.get('until')}
        value={end}
        onChange={({ target }) => setEnd(target.value)}
      />
      {isOn && isDirty && (
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Save message
          </Button>
        </div>
      )}
    </form>
  )
}

function lastChange({ maintenanceMode, changedDate, changedByName }: Maintenance): string {
  const state = maintenanceMode ? 'On' : 'Off'
  if (changedDate === null) return `${state}. Nobody has used it yet.`
  return `${state}. Changed ${moment(changedDate)} by ${changedByName ?? 'a former administrator'}.`
}

interface Change {
  maintenanceMode: boolean
  message?: string | null
  until?: string | null
}

/** `onChanged` gets the reply before the page shows it. */
function useChange(onChanged: (changed: Maintenance) => void) {
  const toast = useToast()
  const { run, isBusy, error } = useWrite(
    async (api, data: Change) => (await api['status-mgmt'].maintenance.change({ data })).data,
    {
      onDone(changed, queries) {
        onChanged(changed)
        queries.setQueryData(maintenanceKey, changed)
        // The own top bar doesn't have to wait for the next poll.
        const { maintenanceMode, message, until } = changed
        useStatus.setState({ maintenanceMode, message, until })
        toast.success(maintenanceMode ? 'Maintenance mode is on.' : 'Maintenance mode is off.')
      },
      onFailed(problem, queries) {
        toast.error(`Nothing was changed. ${reasonOf(problem)}`)
        void queries.invalidateQueries({ queryKey: maintenanceKey })
      },
    },
  )
  return { change: run, isBusy, error }
}

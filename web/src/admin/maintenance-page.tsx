import type { Api } from '@app/contract/api.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStatus } from '../api/status.ts'
import { Button } from '../components/actions/button.tsx'
import { SwitchField } from '../components/fields/switch-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { moment } from '../page/moment.ts'
import { Loaded } from '../page/loaded.tsx'
import { latestTime, localTime, timeIn } from '../page/local-time.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { AdminFrame } from './admin-frame.tsx'
import styles from './admin.module.css'

const operations = calls['status-mgmt'].maintenance

type Maintenance = Awaited<ReturnType<Api['status-mgmt']['maintenance']['read']>>['data']

/** The switch of the maintenance mode, with a message for people who are signed in. */
export function MaintenancePage() {
  const state = useRead(operations.read, {})
  return (
    <AdminFrame tab="maintenance">
      <Stack gap="6" width="narrow">
        <p className="mut">
          While maintenance mode is on, people who are signed in see “Maintenance Alert” in the top bar, and
          the message on their home page. Everything keeps working.
        </p>
        <Loaded query={state}>
          {({ data }) => <Switch maintenance={data} refetch={() => void state.refetch()} />}
        </Loaded>
      </Stack>
    </AdminFrame>
  )
}

const textsOf = ({ message, until }: Maintenance) => ({
  message: message ?? '',
  until: localTime(until),
})

interface SwitchProps {
  maintenance: Maintenance
  /** After a failure: another administrator may have changed it. */
  refetch: () => void
}

function Switch({ maintenance, refetch }: SwitchProps) {
  const { maintenanceMode: isOn } = maintenance
  const shownChange = useRef(maintenance.changedDate)
  const send = useChange((changed) => {
    shownChange.current = changed.changedDate
  })
  const change = async (data: Change) =>
    send(data).catch((error: unknown) => {
      refetch()
      throw error
    })
  const { form, field, values, set, banner, isBusy, submit } = useDraftForm<ReturnType<typeof textsOf>>({
    first: textsOf(maintenance),
    rules: () => ({}),
    send: async (): Promise<unknown> => isOn && change({ maintenanceMode: true, ...notice }),
    failed: 'Nothing was changed.',
  })
  // Another administrator's change replaces the texts, so that saving doesn't undo it unseen. Own changes keep them.
  const replaceTexts = useEffectEvent(() => set(textsOf(maintenance)))
  useEffect(() => {
    if (shownChange.current === maintenance.changedDate) return
    shownChange.current = maintenance.changedDate
    replaceTexts()
  }, [maintenance])
  const isOtherEnd = values.until !== localTime(maintenance.until)
  const notice = {
    message: values.message.trim() === '' ? null : values.message.trim(),
    // The input has no seconds, so an unchanged end is sent as it is stored.
    until: isOtherEnd ? timeIn(values.until) : maintenance.until,
  }
  const isDirty = notice.message !== maintenance.message || isOtherEnd

  const turn = (toOn: boolean) =>
    submit(async () => change(toOn ? { maintenanceMode: true, ...notice } : { maintenanceMode: false }))
  return (
    <form {...form}>
      <Stack gap="5">
        <div>
          <SwitchField
            label={<span className="semi">Maintenance mode</span>}
            checked={isOn}
            aria-disabled={isBusy || undefined}
            onChange={({ target }) => void turn(target.checked)}
          />
          <p className="sm mut" aria-live="polite">
            {lastChange(maintenance)}
          </p>
        </div>
        <TextField
          {...field('message')}
          label="Message"
          isOptional
          hint="What people should know, such as what doesn’t work. Anybody can read it at /status.json."
          maxLength={300}
        />
        <TextField
          {...field('until')}
          label="Expected end"
          isOptional
          type="datetime-local"
          max={latestTime}
          className={styles.end}
          hint="In your time zone. The mode stays on until you turn it off."
        />
        <FormBanner>{banner}</FormBanner>
        {isOn && isDirty && (
          <div>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              Save message
            </Button>
          </div>
        )}
      </Stack>
    </form>
  )
}

function lastChange({ maintenanceMode, changedDate, changedByName }: Maintenance): string {
  const state = maintenanceMode ? 'On' : 'Off'
  if (changedDate === null) return `${state}. Nobody has used it yet.`
  return `${state}. Changed ${moment(changedDate)} by ${changedByName ?? 'a former administrator'}.`
}

/** `onChanged` gets the reply before the page shows it. */
function useChange(onChanged: (changed: Maintenance) => void) {
  return useWrite(
    async (api: Api, data: Change) => {
      const reply = await api['status-mgmt'].maintenance.change({ data })
      onChanged(reply.data)
      return reply
    },
    {
      fills: (reply) => [fill(operations.read, {}, reply)],
      onDone({ data: { maintenanceMode, message, until } }) {
        // The own top bar doesn't have to wait for the next poll.
        useStatus.setState({ maintenanceMode, message, until })
      },
      done: ({ data: { maintenanceMode } }) =>
        maintenanceMode ? 'Maintenance mode is on.' : 'Maintenance mode is off.',
    },
  ).send
}

interface Change {
  maintenanceMode: boolean
  message?: string | null
  until?: string | null
}

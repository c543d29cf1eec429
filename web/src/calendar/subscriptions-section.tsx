import { useState, type FormEvent } from 'react'
import { calendarKey } from '../api/calendar-key.ts'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { Loaded } from '../page/loaded.tsx'
import { ago } from '../page/ago.ts'
import { moment } from '../page/moment.ts'
import { useWrite } from '../page/use-write.ts'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarApi, CalendarSpace } from './calendar-calls.ts'
import rows from './rows.module.css'
import styles from './sheets.module.css'

type Subscription = Awaited<ReturnType<CalendarApi['subscriptions']['list']>>['data'][number]

interface SubscriptionsSectionProps {
  ownerId: string
  spaces: readonly CalendarSpace[]
}

/** Reading ends with an event of the session. Without a connection, the page looks itself. */
const readingMs = 3000

/** Calendars of other programs whose busy times are read. */
export function SubscriptionsSection({ ownerId, spaces }: SubscriptionsSectionProps) {
  const [isAdding, setIsAdding] = useState(false)
  const query = useApi(
    [...calendarKey(ownerId), 'subscriptions'],
    async (api, signal) => {
      const { subscriptions } = api['facility-mgmt'].facilities.calendar
      return (await subscriptions.list({ ownerId }, { signal })).data
    },
    { refetchInterval: ({ state }) => (state.data?.some(({ isReading }) => isReading) ? readingMs : false) },
  )
  return (
    <CalendarSection
      id="subscriptions"
      title="Calendars you follow"
      note="When a Google, Outlook, Apple or league calendar is busy, visitors don’t see the time as free, and you are warned before you book over it."
    >
      <Loaded query={query} errorTitle="The calendars didn’t load.">
        {(subscriptions) => (
          <ul className={`${rows.rows} ${styles.rows}`}>
            {subscriptions.map((subscription) => (
              <SubscriptionRow key={subscription.id} {...{ ownerId, subscription, spaces }} />
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding ? (
        <SubscriptionForm {...{ ownerId, spaces }} onDone={() => setIsAdding(false)} />
      ) : (
        <Button icon="plus" onClick={() => setIsAdding(true)}>
          Follow a calendar
        </Button>
      )}
    </CalendarSection>
  )
}

interface SubscriptionRowProps extends SubscriptionsSectionProps {
  subscription: Subscription
}

function SubscriptionRow({ ownerId, subscription, spaces }: SubscriptionRowProps) {
  const { id, name, spaceId, address, isReading, isShrunk, problem } = subscription
  const confirm = useConfirm()
  const reload = useReload(ownerId)
  const refresh = useWrite(
    (api) => api['facility-mgmt'].facilities.calendar.subscriptions.refresh({ ownerId, id }),
    reload,
  )
  const accept = useWrite(
    (api) => api['facility-mgmt'].facilities.calendar.subscriptions.accept({ ownerId, id }),
    reload,
  )
  const remove = useWrite(
    (api) => api['facility-mgmt'].facilities.calendar.subscriptions.remove({ ownerId, id }),
    reload,
  )
  async function ask() {
    const outcome = await confirm({
      title: `Stop following ${name}?`,
      text: 'Its busy times disappear from your calendar. The other calendar stays as it is.',
      confirmText: 'Stop following',
      isDangerous: true,
    })
    if (outcome === 'confirmed') remove.run()
  }
  const space = spaces.find((one) => one.id === spaceId)?.name ?? 'All spaces'
  return (
    <li>
      <span>
        <b className="semi">{name}</b>, {space}
        <small className={styles.address}>{address}</small>
        <small aria-live="polite">{isReading ? 'Reading…' : stateWords(subscription)}</small>
        {problem !== null && !isReading && (
          <small className={styles.problem}>{problemWords(subscription)}</small>
        )}
        {isShrunk && !isReading && (
          <Button isBusy={accept.isBusy} onClick={() => accept.run()}>
            Use it now
          </Button>
        )}
      </span>
      <span className={styles.buttons}>
        <IconButton
          icon="refresh-cw"
          label={`Refresh ${name} now`}
          isBusy={isReading || refresh.isBusy}
          onClick={() => refresh.run()}
        />
        <IconButton
          icon="trash-2"
          label={`Stop following ${name}`}
          isBusy={remove.isBusy}
          onClick={() => void ask()}
        />
      </span>
    </li>
  )
}

const dates = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'date' : 'dates'}`

function stateWords({ readDate, dateCount, brokenCount }: Subscription): string {
  if (readDate === null) return 'Not read yet'
  const broken = brokenCount > 0 ? `. ${dates(brokenCount)} can’t be read` : ''
  return `Read ${ago(readDate)}, ${dates(dateCount)}${broken}`
}

const problemWords = ({ problem, failedDate, readDate }: Subscription) =>
  [
    failedDate !== null && `Failing since ${moment(failedDate)}. `,
    problem,
    readDate !== null && ' The last good copy is kept.',
  ]
    .filter(Boolean)
    .join('')

/** What every write of a subscription ends with. */
const useReload = (ownerId: string) => ({
  onSettled: (queries: { invalidateQueries: (filter: { queryKey: readonly unknown[] }) => unknown }) =>
    queries.invalidateQueries({ queryKey: calendarKey(ownerId) }),
})

interface SubscriptionFormProps extends SubscriptionsSectionProps {
  onDone: () => void
}

function SubscriptionForm({ ownerId, spaces, onDone }: SubscriptionFormProps) {
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [spaceId, setSpaceId] = useState('')
  const { run, isBusy, error } = useWrite(
    (api) =>
      api['facility-mgmt'].facilities.calendar.subscriptions.create({
        ownerId,
        data: { name: name.trim(), url: url.trim(), spaceId: spaceId === '' ? null : spaceId },
      }),
    { onDone, onFailed: () => undefined, ...useReload(ownerId) },
  )
  const errors = fieldErrorsOf(error)
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        run()
      }}
    >
      <TextField
        label="Name"
        placeholder="Lakeview HS"
        maxLength={80}
        value={name}
        error={errors.get('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Address of the calendar"
        hint="Look for “secret address”, “ICS” or “subscribe” in the settings of the other calendar."
        placeholder="https:// or webcal://"
        type="url"
        autoComplete="off"
        maxLength={2000}
        value={url}
        error={errors.get('url')}
        onChange={({ target }) => setUrl(target.value)}
      />
      <SelectField
        label="Takes the time of"
        placeholder="All spaces"
        options={spaces.map((space) => ({ value: space.id, label: space.name }))}
        value={spaceId}
        error={errors.get('spaceId')}
        onChange={({ target }) => setSpaceId(target.value)}
      />
      {error !== null && errors.size === 0 && <p role="alert">{reasonOf(error)}</p>}
      <span className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Follow
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </span>
    </form>
  )
}

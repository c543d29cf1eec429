import { maxCalendarAddress, maxCalendarName } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Loaded } from '../page/loaded.tsx'
import { ago } from '../page/ago.ts'
import { counted } from '../components/format.ts'
import { moment } from '../page/moment.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './calendar.module.css'
import { CalendarSection, SpaceSelect } from './calendar-section.tsx'
import { useCalendarPart, type CalendarApi } from './calendar-calls.ts'
import { spaceName } from './calendar-words.ts'
import { useCalendarWrite } from './calendar-writes.ts'
import { usePage } from './page-parts.ts'
import { fieldSentences } from './field-sentences.ts'
import { remarkWords } from './remark-words.ts'
import { FormEnd } from '../platform/form/form-end.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'

interface NewSubscription {
  name: string
  url: string
  spaceId: string | null
}

type Subscription = Awaited<ReturnType<CalendarApi['subscriptions']['list']>>['data'][number]

/** How often to poll while a calendar is read. The session hub may be disconnected. */
const readingMs = 3000

/** Calendars of other programs whose busy times are read. */
export function SubscriptionsSection() {
  const { ownerId } = usePage()
  const [isAdding, setIsAdding] = useState(false)
  const query = useCalendarPart(
    ownerId,
    'subscriptions',
    ({ subscriptions }, options) => subscriptions.list({ ownerId }, options),
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
          <ul className={styles.rows}>
            {subscriptions.map((subscription) => (
              <SubscriptionRow key={subscription.id} subscription={subscription} />
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding ? (
        <SubscriptionForm onDone={() => setIsAdding(false)} />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            Follow a calendar
          </Button>
        </div>
      )}
    </CalendarSection>
  )
}

function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { id, name, spaceId, address, isReading, isShrunk, problem, remarks } = subscription
  const { ownerId, calendar } = usePage()

  const refresh = useCalendarWrite(ownerId, (all) => all.calendar.subscriptions.refresh({ ownerId, id }))
  const accept = useCalendarWrite(ownerId, (all) => all.calendar.subscriptions.accept({ ownerId, id }))
  const remove = useCalendarWrite(ownerId, (all) => all.calendar.subscriptions.remove({ ownerId, id }), {
    confirm: () => ({
      title: `Stop following ${name}?`,
      text: 'Its busy times disappear from your calendar. The other calendar stays as it is.',
      confirmText: 'Stop following',
      isDangerous: true,
    }),
  })
  return (
    <Toolbar as="li" gap="3" isWrapping={false}>
      <span>
        <b className="semi">{name}</b>, {spaceName(spaceId, calendar.spaces)}
        <small>{address}</small>
        <small aria-live="polite">{isReading ? 'Reading…' : stateWords(subscription)}</small>
        {!isReading &&
          remarks.map((remark) => (
            <small key={remark.kind} className={remark.kind === 'NoEnd' ? undefined : styles.bad}>
              {remarkWords(remark)}
            </small>
          ))}
        {problem !== null && !isReading && <small className={styles.bad}>{problemWords(subscription)}</small>}
        {isShrunk && !isReading && (
          <Button isBusy={accept.isBusy} onClick={() => accept.run()}>
            Use it now
          </Button>
        )}
      </span>
      <Row as="span" gap="1" isWrapping={false}>
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
          onClick={() => remove.run()}
        />
      </Row>
    </Toolbar>
  )
}

function stateWords({ readDate, dateCount }: Subscription): string {
  return readDate === null ? 'Not read yet' : `Read ${ago(readDate)}, ${counted(dateCount, 'date')}`
}

const problemWords = ({ problem, failedDate, readDate }: Subscription) =>
  [
    failedDate !== null && `Failing since ${moment(failedDate)}. `,
    problem,
    readDate !== null && ' The last good copy is kept.',
  ]
    .filter(Boolean)
    .join('')

function SubscriptionForm({ onDone }: { onDone: () => void }) {
  const { ownerId } = usePage()
  const { send } = useCalendarWrite(ownerId, ({ calendar: { subscriptions } }, data: NewSubscription) =>
    subscriptions.create({ ownerId, data }),
  )
  const { form, field, values, set, errors, banner, isBusy } = useDraftForm<NewSubscription>({
    first: { name: '', url: '', spaceId: null },
    rules: () => ({}),
    async send({ name, url, spaceId }) {
      await send({ name: name.trim(), url: url.trim(), spaceId })
      onDone()
    },
    failed: '',
    fieldErrors: fieldSentences,
  })
  return (
    <form {...form}>
      <Stack>
        <TextField label="Name" placeholder="Lakeview HS" maxLength={maxCalendarName} {...field('name')} />
        <TextField
          label="Address of the calendar"
          hint="Look for “secret address”, “ICS” or “subscribe” in the settings of the other calendar."
          placeholder="https:// or webcal://"
          type="url"
          autoComplete="off"
          maxLength={maxCalendarAddress}
          {...field('url')}
        />
        <SpaceSelect
          label="Takes the time of"
          spaceId={values.spaceId}
          error={errors.get('spaceId')}
          onChange={(spaceId) => set({ spaceId })}
        />
        <FormEnd banner={banner} isBusy={isBusy} onCancel={onDone}>
          Follow
        </FormEnd>
      </Stack>
    </form>
  )
}

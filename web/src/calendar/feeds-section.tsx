import { useState } from 'react'
import { calendarKey } from '../api/calendar-key.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { useWrite } from '../page/use-write.ts'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarApi, CalendarSpace } from './calendar-calls.ts'
import rows from './rows.module.css'
import styles from './sheets.module.css'

type Feed = Awaited<ReturnType<CalendarApi['feeds']['list']>>['data'][number]

interface FeedsSectionProps {
  ownerId: string
  spaces: readonly CalendarSpace[]
}

const allSpaces = 'All spaces'

/** Secret addresses of the calendar, for other programs. Each is shown once, when it is made. */
export function FeedsSection({ ownerId, spaces }: FeedsSectionProps) {
  const feedsKey = [...calendarKey(ownerId), 'feeds']
  const [url, setUrl] = useState<string>()
  const [spaceId, setSpaceId] = useState('')
  const query = useApi(feedsKey, async (api, signal) => {
    const { feeds } = api['facility-mgmt'].facilities.calendar
    return (await feeds.list({ ownerId }, { signal })).data
  })
  const create = useWrite(
    (api) =>
      api['facility-mgmt'].facilities.calendar.feeds.create({ ownerId, data: { spaceId: spaceId || null } }),
    {
      onDone: async ({ data }, queries) => {
        setUrl(data.url === null ? undefined : window.location.origin + data.url)
        await queries.invalidateQueries({ queryKey: feedsKey })
      },
    },
  )
  return (
    <CalendarSection
      id="feeds"
      title="Calendar addresses"
      note="Other calendars subscribe to an address and follow this one. Whoever has it sees names and times."
    >
      <Loaded query={query} errorTitle="The addresses didn’t load.">
        {(feeds) => (
          <ul className={`${rows.rows} ${styles.rows}`}>
            {feeds.map((feed) => (
              <FeedRow
                key={feed.id}
                {...{ ownerId, feed, feedsKey }}
                name={spaces.find(({ id }) => id === feed.spaceId)?.name ?? allSpaces}
                onRevoked={() => setUrl(undefined)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {url !== undefined && (
        <TextField
          label="The new address"
          hint="Copy it now: it isn’t shown again."
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
      <SelectField
        label="Address of"
        options={[
          { value: '', label: allSpaces },
          ...spaces.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={spaceId}
        onChange={({ target }) => setSpaceId(target.value)}
      />
      <Button icon="calendar-plus" isBusy={create.isBusy} onClick={() => create.run()}>
        New address
      </Button>
    </CalendarSection>
  )
}

interface FeedRowProps {
  ownerId: string
  feed: Feed
  name: string
  feedsKey: readonly unknown[]
  onRevoked: () => void
}

function FeedRow({ ownerId, feed: { id, createdDate }, name, feedsKey, onRevoked }: FeedRowProps) {
  const confirm = useConfirm()
  const toast = useToast()
  const revoke = useWrite((api) => api['facility-mgmt'].facilities.calendar.feeds.remove({ ownerId, id }), {
    onDone: async (_reply, queries) => {
      await queries.invalidateQueries({ queryKey: feedsKey })
      onRevoked()
      toast.success('The address is revoked.')
    },
  })
  async function ask() {
    const outcome = await confirm({
      title: 'Revoke this address?',
      text: 'Calendars that subscribe to it get nothing new. This can’t be undone.',
      confirmText: 'Revoke',
      isDangerous: true,
    })
    if (outcome === 'confirmed') revoke.run()
  }
  return (
    <li>
      <span>
        {name}
        <small>Made {moment(createdDate)}</small>
      </span>
      <Button variant="quiet" isBusy={revoke.isBusy} onClick={() => void ask()}>
        Revoke
      </Button>
    </li>
  )
}

import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './calendar.module.css'
import { CalendarSection, SpaceSelect } from './calendar-section.tsx'
import { useCalendarPart, type CalendarApi } from './calendar-calls.ts'
import { spaceName } from './calendar-words.ts'
import { useCalendarWrite } from './calendar-writes.ts'
import { usePage } from './page-parts.ts'

type Feed = Awaited<ReturnType<CalendarApi['feeds']['list']>>['data'][number]

/** Secret addresses of the calendar, for other programs. Each is shown once, when it is made. */
export function FeedsSection() {
  const { ownerId } = usePage()
  const [url, setUrl] = useState<string>()
  const [spaceId, setSpaceId] = useState<string | null>(null)
  const query = useCalendarPart(ownerId, 'feeds', ({ feeds }, options) => feeds.list({ ownerId }, options))
  const create = useCalendarWrite(
    ownerId,
    ({ calendar }) => calendar.feeds.create({ ownerId, data: { spaceId } }),
    { onDone: ({ data }) => setUrl(data.url === null ? undefined : window.location.origin + data.url) },
  )
  return (
    <CalendarSection
      id="feeds"
      title="Calendar addresses"
      note="Other calendars subscribe to an address and follow this one. Whoever has it sees names and times."
    >
      <Loaded query={query} errorTitle="The addresses didn’t load.">
        {(feeds) => (
          <ul className={styles.rows}>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onRevoked={() => setUrl(undefined)} />
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
      <SpaceSelect label="Address of" spaceId={spaceId} onChange={setSpaceId} />
      <div>
        <Button icon="calendar-plus" isBusy={create.isBusy} onClick={() => create.run()}>
          New address
        </Button>
      </div>
    </CalendarSection>
  )
}

interface FeedRowProps {
  feed: Feed
  onRevoked: () => void
}

function FeedRow({ feed: { id, spaceId, createdDate }, onRevoked }: FeedRowProps) {
  const { ownerId, calendar } = usePage()
  const revoke = useCalendarWrite(ownerId, ({ calendar: { feeds } }) => feeds.remove({ ownerId, id }), {
    confirm: () => ({
      title: 'Revoke this address?',
      text: 'Calendars that subscribe to it get nothing new. This can’t be undone.',
      confirmText: 'Revoke',
      isDangerous: true,
    }),
    onDone: onRevoked,
    done: 'The address is revoked.',
  })
  return (
    <Toolbar as="li" gap="3" isWrapping={false}>
      <span>
        {spaceName(spaceId, calendar.spaces)}
        <small>Made {moment(createdDate)}</small>
      </span>
      <Button variant="quiet" isBusy={revoke.isBusy} onClick={() => revoke.run()}>
        Revoke
      </Button>
    </Toolbar>
  )
}

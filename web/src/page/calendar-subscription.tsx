import type { CalendarFeed } from '@app/contract/patterns/calendar-feeds.ts'
import type { Api } from '@app/contract/api.ts'
import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { signIn, useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import styles from './calendar-subscription.module.css'
import { Loaded } from './loaded.tsx'

/** The calls of the reader's address for the events of one page or list. */
export interface FeedCalls {
  get(api: Api, signal: AbortSignal): Promise<{ data: CalendarFeed | null }>
  renew(api: Api): Promise<{ data: CalendarFeed }>
  revoke(api: Api): Promise<unknown>
}

interface CalendarSubscriptionProps {
  /** Of the page or the list. */
  id: string
  calls: FeedCalls
}

/** Makes, replaces and revokes the secret address by which other calendars show the events. */
export const CalendarSubscription = (props: CalendarSubscriptionProps) => (
  <Popover
    label="Subscribe to the calendar"
    align="end"
    trigger={<Button icon="calendar-plus">Subscribe</Button>}
  >
    <Subscription {...props} />
  </Popover>
)

function Subscription({ id, calls }: CalendarSubscriptionProps) {
  const { person } = useSession()
  const toast = useToast()
  const [url, setUrl] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const feed = useApi(['calendar-feed', id], async (api, signal) => (await calls.get(api, signal)).data, {
    enabled: person !== null,
  })

  async function run(work: (api: Api) => Promise<void>) {
    setBusy(true)
    try {
      await work(await loadApi())
      await feed.refetch()
    } catch (error) {
      toast.error(`Nothing was changed. ${reasonOf(error)}`)
    }
    setBusy(false)
  }
  const renew = () =>
    run(async (api) => {
      const { data } = await calls.renew(api)
      setUrl(data.url === null ? undefined : window.location.origin + data.url)
    })
  const revoke = () =>
    run(async (api) => {
      await calls.revoke(api)
      setUrl(undefined)
      toast.success('Subscription stopped.')
    })

  if (person === null)
    return (
      <div className={styles.popup}>
        <p className="sm mut">Your own calendar shows these events, and follows their changes.</p>
        <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
          Log in to subscribe
        </Button>
      </div>
    )
  return (
    <div className={styles.popup}>
      <p className="sm mut">
        Add the address to your calendar app. It shows what you may see, so keep it to yourself.
      </p>
      <Loaded query={feed} skeleton={<Skeleton look="block" />}>
        {(data) => (
          <>
            {url !== undefined && (
              <>
                <TextField
                  label="Address"
                  hint="It is shown only now."
                  value={url}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
                <CopyButton text={url} label="Copy address" />
              </>
            )}
            {url === undefined && (
              <Button variant="primary" isBusy={isBusy} onClick={() => void renew()}>
                {data === null ? 'Make an address' : 'Make a new address'}
              </Button>
            )}
            {url === undefined && data !== null && (
              <p className="xs mut">You have an address already. A new one replaces it.</p>
            )}
            {data !== null && (
              <Button variant="quiet" isBusy={isBusy} onClick={() => void revoke()}>
                Stop the subscription
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

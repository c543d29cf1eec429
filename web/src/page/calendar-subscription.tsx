import type { CalendarFeed } from '@app/contract/patterns/calendar-feeds.ts'
import { useState } from 'react'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Call, Named } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { Loaded } from './loaded.tsx'
import styles from './page.module.css'

interface CalendarSubscriptionProps<Input> {
  /** Of the reader's address for the events of one page or list. */
  calls: Named & {
    get: Call<Input, { data: CalendarFeed | null }>
    renew: Call<Input, { data: CalendarFeed }>
    revoke: Call<Input, unknown>
  }
  /** Names the page or the list. */
  input: Input
}

/** Makes, replaces and revokes the secret address by which other calendars show the events. */
export const CalendarSubscription = <Input extends object>(props: CalendarSubscriptionProps<Input>) => (
  <Popover
    label="Subscribe to the calendar"
    align="end"
    trigger={<Button icon="calendar-plus">Subscribe</Button>}
  >
    <Subscription {...props} />
  </Popover>
)

function Subscription<Input extends object>({ calls, input }: CalendarSubscriptionProps<Input>) {
  const { person } = useSession()
  const toast = useToast()
  const [url, setUrl] = useState<string>()
  const feed = useRead(calls.get, input, { enabled: person !== null })
  const renew = useWrite(calls.renew, {
    touches: [calls],
    onDone: ({ data }) => setUrl(data.url === null ? undefined : window.location.origin + data.url),
  })
  const revoke = useWrite(calls.revoke, {
    touches: [calls],
    onDone: () => {
      setUrl(undefined)
      toast.success('Subscription stopped.')
    },
  })
  const isBusy = renew.isBusy || revoke.isBusy

  if (person === null)
    return (
      <div className={styles.subscription}>
        <Stack gap="3">
          <p className="sm mut">Your own calendar shows these events, and follows their changes.</p>
          <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
            Log in to subscribe
          </Button>
        </Stack>
      </div>
    )
  return (
    <div className={styles.subscription}>
      <Stack gap="3">
        <p className="sm mut">
          Add the address to your calendar app. It shows what you may see, so keep it to yourself.
        </p>
        <Loaded query={feed} skeleton={<Skeleton look="block" />}>
          {({ data }) => (
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
                <Button variant="primary" isBusy={isBusy} onClick={() => renew.run(input)}>
                  {data === null ? 'Make an address' : 'Make a new address'}
                </Button>
              )}
              {url === undefined && data !== null && (
                <p className="xs mut">You have an address already. A new one replaces it.</p>
              )}
              {data !== null && (
                <Button variant="quiet" isBusy={isBusy} onClick={() => revoke.run(input)}>
                  Stop the subscription
                </Button>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </div>
  )
}

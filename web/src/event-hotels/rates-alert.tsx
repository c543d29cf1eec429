import { loggedIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'

const alert = calls['event-mgmt'].events.ratesAlert

/** Asks to be told once when the rates of an event open. Visitors log in first. */
export function RatesAlert({ eventId: ownerId }: { eventId: string }) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const own = useRead(alert.get, { ownerId }, { enabled: isSignedIn })
  const ask = useWrite(alert.put, {
    fills: ({ data }) => [fill(alert.get, { ownerId }, { data })],
    touches: [alert.mine],
    done: 'We’ll tell you when the rates open.',
  })
  const stop = useWrite(alert.removeMine, {
    fills: () => [fill(alert.get, { ownerId }, { data: null })],
    touches: [alert.mine],
    done: 'We won’t tell you.',
  })
  const isLoading = isSignedIn && own.data === undefined && !own.isError
  const isAsked = isSignedIn && own.data?.data != null
  const press = async () => {
    if (isAsked) stop.run({ ownerId })
    else if (await loggedIn()) ask.run({ ownerId })
  }
  // One button for both, so that it keeps the focus.
  return (
    <Row gap="2">
      {isAsked && <p>We’ll tell you when they open.</p>}
      <Button
        icon={isAsked ? undefined : 'bell'}
        isBusy={ask.isBusy || stop.isBusy || isLoading}
        onClick={() => void press()}
      >
        {isAsked ? 'Don’t tell me' : 'Tell me when they open'}
      </Button>
    </Row>
  )
}

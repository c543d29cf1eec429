import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { Call } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'

interface LinkedThing {
  ownerId: string
  id: string
}

interface StopMailsProps {
  call: Call<LinkedThing, unknown>
  /** What the link was mailed for. */
  of: LinkedThing
  /** What the link is still good for. */
  stays: string
}

/** How an address that was written to because of a page gets no more requests. The server knows it by the link. */
export function StopMails({ call, of: { ownerId, id }, stays }: StopMailsProps) {
  const [isOut, setOut] = useState(false)
  const stop = useWrite(call, {
    confirm: () => ({
      title: 'Get no more requests by email?',
      text: `No organizer can reach this address through us any longer. ${stays}`,
      confirmText: 'Don’t email us',
    }),
    onDone: () => setOut(true),
  })
  if (isOut) return <output className="sm semi">This address gets no more requests.</output>
  return (
    <div>
      <Button variant="quiet" isBusy={stop.isBusy} onClick={() => stop.run({ ownerId, id })}>
        Don’t email us requests
      </Button>
    </div>
  )
}

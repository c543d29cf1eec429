import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { Call } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'

interface LinkedThing {
  ownerId: string
  id: string
}

interface LinkButtonProps {
  call: Call<LinkedThing, unknown>
  /** What the link was mailed for. */
  of: LinkedThing
  label: string
  question: { title: string; text: string; confirmText: string }
  /** In the place of the button, once it was done. */
  done: string
}

/** What only whoever has a mailed link can do, once. The server knows the address by the link. */
export function LinkButton({ call, of: { ownerId, id }, label, question, done }: LinkButtonProps) {
  const [isDone, setDone] = useState(false)
  const { run, isBusy } = useWrite(call, { confirm: () => question, onDone: () => setDone(true) })
  if (isDone) return <output className="sm semi">{done}</output>
  return (
    <div>
      <Button variant="quiet" isBusy={isBusy} onClick={() => run({ ownerId, id })}>
        {label}
      </Button>
    </div>
  )
}

interface StopMailsProps extends Pick<LinkButtonProps, 'call' | 'of'> {
  /** What the link is still good for. */
  stays: string
}

/** How an address that was written to because of a page gets no more requests. */
export const StopMails = ({ stays, ...link }: StopMailsProps) => (
  <LinkButton
    {...link}
    label="Don’t email us requests"
    question={{
      title: 'Get no more requests by email?',
      text: `No organizer can reach this address through us any longer. ${stays}`,
      confirmText: 'Don’t email us',
    }}
    done="This address gets no more requests."
  />
)

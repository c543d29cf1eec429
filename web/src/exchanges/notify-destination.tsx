import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'

/** Tells the managers of a destination how many questions its guide has no answer to. */
export function NotifyDestination({ id, name }: { id: string; name: string }) {
  const { run, isBusy } = useWrite(calls['assistant-mgmt'].exchanges.notifyUnanswered, {
    done: ({ data: { questions } }) => `The managers know of ${counted(questions, 'unanswered question')}.`,
    failed: 'Not notified.',
  })
  return (
    <Button variant="primary" icon="bell" isBusy={isBusy} onClick={() => run({ id })}>
      {`Notify ${name}`}
    </Button>
  )
}

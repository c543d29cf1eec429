import type { Lead } from '@app/contract/events/lead-schema.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { date } from '../../components/format.ts'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

/** What the holder of a host's link has to know, and how the address gets no more of them. */
export const LinkNotes = ({
  lead: { id, ownerId, status, asked, host, responseDeadline },
}: {
  lead: Lead
}) => (
  <Stack align="start">
    {responseDeadline !== null && status !== 'Won' && (
      <Note icon="clock" title={`Answer by ${date(responseDeadline)}.`}>
        You can change your answer with this link until then.
      </Note>
    )}
    <Note icon="info" title={`The link is for ${host.name}.`}>
      Whoever has it can {status === 'Won' ? 'read this' : 'answer'}, so forward it only to a colleague.
    </Note>
    <Note icon="message-square" title="Questions?">
      Reply to the email. It goes to {asked.contactName}.
    </Note>
    <OptOut ownerId={ownerId} id={id} isChosen={status === 'Won'} />
  </Stack>
)

function OptOut({ isChosen, ...lead }: { ownerId: string; id: string; isChosen: boolean }) {
  const confirm = useConfirm()
  const [isOut, setOut] = useState(false)
  const optOut = useWrite(calls['event-mgmt'].events.leads.optOut, { onDone: () => setOut(true) })
  async function ask() {
    const outcome = await confirm({
      title: 'Get no more requests by email?',
      text: `No organizer can reach this address through us any longer. You can still ${isChosen ? 'read' : 'answer'} this request.`,
      confirmText: 'Don’t email us',
    })
    if (outcome === 'confirmed') optOut.run(lead)
  }
  if (isOut) return <output className="sm semi">This address gets no more requests.</output>
  return (
    <Button variant="quiet" onClick={() => void ask()}>
      Don’t email us requests
    </Button>
  )
}

interface NoteProps {
  icon: ComponentProps<typeof Icon>['name']
  title: string
  children: ReactNode
}

const Note = ({ icon, title, children }: NoteProps) => (
  <Row as="p" align="start" isWrapping={false}>
    <Icon name={icon} size={16} />
    <span className="sm">
      <b className="semi">{title}</b> <span className="mut">{children}</span>
    </span>
  </Row>
)

import type { Lead } from '@app/contract/events/lead-schema.ts'
import type { ComponentProps, ReactNode } from 'react'
import { date } from '../../components/format.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { StopMails } from '../../page/stop-mails.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'

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
    <StopMails
      call={calls['event-mgmt'].events.leads.optOut}
      of={{ ownerId, id }}
      stays={`You can still ${status === 'Won' ? 'read' : 'answer'} this request.`}
    />
  </Stack>
)

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

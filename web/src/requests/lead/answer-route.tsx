import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { LinkPage } from '../lazy-page.tsx'

const load = () => import('./linked-lead.tsx')

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Answer a request', 'Answer one request, without an account.')

const unknown = 'It may be incomplete. The link in your latest email about the request works.'

export default function AnswerRoute() {
  return (
    <LinkPage side="host" load={load} unknown={unknown}>
      {({ LinkedLead }, { eventId, leadId }) => (
        <LinkedLead ownerId={eventId} id={leadId ?? ''} unknown={unknown} />
      )}
    </LinkPage>
  )
}

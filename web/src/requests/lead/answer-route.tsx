import { ButtonLink } from '../../components/actions/button-link.tsx'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { LinkPage } from '../lazy-page.tsx'

const load = () => import('./linked-lead.tsx')

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Answer a request', 'Answer one request, without an account.')

const unknown = 'It may be incomplete. The link in your latest email about the request works.'

const actions = <ButtonLink to="/requests?box=open">All your leads</ButtonLink>

export default function AnswerRoute() {
  return (
    <LinkPage side="host" load={load} unknown={unknown} actions={actions}>
      {({ LinkedLead }, { eventId, leadId }) => (
        <LinkedLead ownerId={eventId} id={leadId ?? ''} unknown={unknown} actions={actions} />
      )}
    </LinkPage>
  )
}

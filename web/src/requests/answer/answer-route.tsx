import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { LinkPage } from '../lazy-page.tsx'
import { readLinked } from './linked-lead.ts'

const load = () => import('./answer-page.tsx')

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Answer a request', 'Answer one request, without an account.')

export default function AnswerRoute() {
  return (
    <LinkPage
      side="host"
      read={(api, { eventId: ownerId, leadId }, options) =>
        readLinked(api, { ownerId, id: leadId ?? '' }, options)
      }
      load={load}
      unknown="It may be incomplete. The link in your latest email about the request works."
    >
      {({ AnswerPage }, lead, key, recheck) => <AnswerPage linkKey={key} first={lead} recheck={recheck} />}
    </LinkPage>
  )
}

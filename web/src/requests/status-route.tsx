import { ButtonLink } from '../components/actions/button-link.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { LinkPage } from './lazy-page.tsx'

const load = () => import('./overview/linked-request.tsx')

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Your request', 'Your request and the answers of its hosts.')

const unknown =
  'It may be incomplete, or it has expired. A request that isn’t confirmed within 48 hours is deleted. The link in your latest email about the request works.'

const actions = (
  <>
    <ButtonLink to="/requests?box=sent">All your requests</ButtonLink>
    <ButtonLink to="/requests/new">Ask hosts again</ButtonLink>
  </>
)

export default function RequestStatusRoute() {
  return (
    <LinkPage side="sender" load={load} unknown={unknown} actions={actions}>
      {({ LinkedRequest }, { eventId }) => <LinkedRequest id={eventId} unknown={unknown} actions={actions} />}
    </LinkPage>
  )
}

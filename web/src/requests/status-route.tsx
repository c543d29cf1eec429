import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { LinkPage } from './lazy-page.tsx'

const load = () => import('./status-page.tsx')

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Your request', 'Your request and the answers of its hosts.')

export default function RequestStatusRoute() {
  return (
    <LinkPage
      side="sender"
      read={(api, { eventId: id }, options) => api['contact-mgmt'].requests.read({ id }, options)}
      load={load}
      unknown="It may be incomplete, or it has expired. A request that isn’t confirmed within 48 hours is deleted. The link in your latest email about the request works."
    >
      {({ StatusPage }, request, key) => <StatusPage stored={request} linkKey={key} />}
    </LinkPage>
  )
}

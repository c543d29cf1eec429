import type { Event } from '@app/contract/events/event-schema.ts'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { requestPath } from '../kind/request-paths.ts'

interface RequestCrumbsProps {
  event: Event
  /** What the page shows of the request. By default, all of it. */
  part?: string
}

/** The way to a page about a request. */
export const RequestCrumbs = ({ event: { id, name }, part }: RequestCrumbsProps) => (
  <Breadcrumbs
    items={[
      { label: 'My requests', to: '/requests?box=sent' },
      ...(part === undefined ? [{ label: name }] : [{ label: name, to: requestPath(id) }, { label: part }]),
    ]}
  />
)

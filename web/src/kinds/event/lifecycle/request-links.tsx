import type { Event } from '@app/contract/events/event-schema.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { requestPath } from '../../../kind/request-paths.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'

/** From an event to its request, and to the host that was chosen, for its organizer. A marketed event may have no request. */
export function RequestLinks({ event: { id, category } }: { event: Event }) {
  const { data } = useRead(calls['event-mgmt'].events.leads.list, { ownerId: id, take: 100 })
  const leads = data?.data ?? []
  if (leads.length === 0 && category === 'Marketed') return null
  const host = leads.find(({ status }) => status === 'Won')?.host
  return (
    <>
      <ButtonLink variant="quiet" to={requestPath(id)}>
        Request and answers
      </ButtonLink>
      {host && !host.isGone && (
        <ButtonLink variant="quiet" icon="circle-check" to={profilePath(kinds[host.kind], host.id)}>
          Awarded to {host.name}
        </ButtonLink>
      )}
    </>
  )
}

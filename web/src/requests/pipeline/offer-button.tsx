import { useNavigate } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { leadPath } from '../../kind/request-paths.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { requestWrite } from '../request-write.ts'

interface OfferButtonProps {
  hostId: string
  event: { id: string; name: string }
}

/** Answers a listed request that didn't come to a page, which makes it a lead of that page. */
export function OfferButton({ hostId, event }: OfferButtonProps) {
  const navigate = useNavigate()
  const offer = useWrite(calls['event-mgmt'].events.leads.offer, {
    ...requestWrite,
    onDone: ({ data }) => void navigate(leadPath(data.id)),
  })
  return (
    <Button
      isBusy={offer.isBusy}
      onClick={() => offer.run({ ownerId: event.id, data: { profileId: hostId } })}
    >
      I’m interested<span className="sr"> in {event.name}</span>
    </Button>
  )
}

export const offerHint =
  'When you’re interested in a listed request, we tell the organizer and add it to your leads. There you can hold dates and make an offer.'

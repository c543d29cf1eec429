import { useNavigate } from 'react-router'
import { ownRequestsKey } from '../../api/contact-keys.ts'
import { Button } from '../../components/actions/button.tsx'
import { leadPath } from '../../kind/request-paths.ts'
import { useWrite } from '../../page/use-write.ts'

interface OfferButtonProps {
  hostId: string
  event: { id: string; name: string }
}

/** Answers a listed request that didn't come to a page, which makes it a lead of that page. */
export function OfferButton({ hostId, event }: OfferButtonProps) {
  const navigate = useNavigate()
  const offer = useWrite(
    async (api) =>
      (await api['event-mgmt'].events.leads.offer({ ownerId: event.id, data: { profileId: hostId } })).data,
    {
      onDone: ({ id }) => void navigate(leadPath(id)),
      onSettled: (queries) => queries.invalidateQueries({ queryKey: ownRequestsKey }),
    },
  )
  return (
    <Button isBusy={offer.isBusy} onClick={() => offer.run()}>
      I’m interested<span className="sr"> in {event.name}</span>
    </Button>
  )
}

export const offerHint =
  'When you’re interested in a listed request, we tell the organizer and add it to your leads. There you can hold dates and make an offer.'

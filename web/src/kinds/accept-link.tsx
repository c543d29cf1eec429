import type { Api } from '@app/contract/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { ownLinksKey, profileChanged } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import {
  destinationsOfFacility,
  facilitiesOfDestination,
  type FacilityLink,
} from './facility-destinations.ts'
import { kinds } from './registry.ts'

interface AcceptLinkProps {
  link: FacilityLink
  canDecline?: boolean
}

/** Accepts or declines the link that a facility has requested, for managers of its destination. */
export function AcceptLink({ link, canDecline = false }: AcceptLinkProps) {
  const { accept, remove } = facilitiesOfDestination
  const { ownerName, name } = link
  const acceptance = useLinkWrite(link, accept, `${ownerName} is now on the page of ${name}.`)
  const refusal = useLinkWrite(link, remove, `${ownerName} was declined.`)
  const isBusy = acceptance.isPending || refusal.isPending
  const label = <span className="sr"> {canDecline ? ownerName : `for ${name}`}</span>
  return (
    <>
      <Button isBusy={acceptance.isPending} disabled={isBusy} onClick={() => acceptance.mutate()}>
        Accept{label}
      </Button>
      {canDecline && (
        <Button variant="quiet" isBusy={refusal.isPending} disabled={isBusy} onClick={() => refusal.mutate()}>
          Decline{label}
        </Button>
      )}
    </>
  )
}

/** A write to a link. Both pages that show it are refetched. */
function useLinkWrite(
  link: FacilityLink,
  write: (api: Api, link: FacilityLink) => Promise<unknown>,
  success: string,
) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async () => write(await loadApi(), link),
    onSuccess: async () => {
      await Promise.all([
        profileChanged(queries, kinds.facility, link.ownerId, destinationsOfFacility.parts),
        profileChanged(queries, kinds.destination, link.destinationId, facilitiesOfDestination.parts),
        queries.invalidateQueries({ queryKey: ownLinksKey }),
      ])
      toast.success(success)
    },
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
  })
}

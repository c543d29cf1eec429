import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../../api/load-api.ts'
import { reasonOf } from '../../api/problem.ts'
import { profileChanged } from '../../api/profile-changed.ts'
import { Button } from '../../components/actions/button.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { destinationsOfFacility } from '../facility-destinations.ts'
import type { DestinationLink } from './facility-content.ts'
import { facilityKind } from './kind.ts'

/** Accepts the link that a facility has requested, for managers of its destination. */
export function AcceptLink({ link }: { link: DestinationLink }) {
  const queries = useQueryClient()
  const toast = useToast()
  const { accept, part } = destinationsOfFacility
  const acceptance = useMutation({
    mutationFn: async () => accept(await loadApi(), link),
    onSuccess: async () => {
      await profileChanged(queries, facilityKind, link.ownerId, [part])
      toast.success(`${link.ownerName} is now on the page of ${link.name}.`)
    },
    onError: (error) => toast.error(`Not accepted. ${reasonOf(error)}`),
  })
  return (
    <Button isBusy={acceptance.isPending} onClick={() => acceptance.mutate()}>
      Accept<span className="sr"> for {link.name}</span>
    </Button>
  )
}

import { useSession } from '../../../api/session.ts'
import { useApi } from '../../../api/use-api.ts'
import { facilityPartKey } from '../facility-queries.ts'

/** The reader's own review: null when there is none, undefined until it is known, and for visitors. */
export function useMyReview(id: string) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const isPerson = useSession(({ person }) => person !== null)
  const { data } = useApi(
    facilityPartKey(id, 'my-review'),
    async (api) => (await api['facility-mgmt'].facilities.reviews.my({ ownerId: id })).data,
    { enabled: isSignedIn },
  )
  return isPerson ? data : undefined
}

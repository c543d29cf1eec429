import type { Api } from '@app/contract/api.ts'
import type { Rung } from '@app/contract/route.ts'
import { profileKey } from '../../api/profile-changed.ts'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import type { FacilityContent } from './load-facility.ts'
import { kinds } from '../../kinds/registry.ts'

export type FacilityPart =
  | 'entitlements'
  | 'images'
  | 'documents'
  | 'managers'
  | 'inherited'
  | 'boosts'
  | 'reviews'
  | 'ratings'
  | 'my-review'

export const facilityPartKey = (id: string, part: FacilityPart) =>
  [...profileKey(kinds.facility, id), part] as const

const most = { offset: 0, take: 100 }
type Facilities = Api['facility-mgmt']['facilities']

interface Live<T> {
  key: readonly unknown[]
  loaded: T
  isWatched: boolean
  ask: (facilities: Facilities) => Promise<{ data: T }>
}

/** What the page came with; where it is watched, what the server says by now. */
function useLive<T>({ key, loaded, isWatched, ask }: Live<T>): T {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const isPerson = useSession(({ person }) => person !== null)
  const { data } = useApi(key, async (api) => (await ask(api['facility-mgmt'].facilities)).data, {
    initialData: () => loaded,
    enabled: isSignedIn && isWatched,
  })
  return isPerson && isWatched && data !== undefined ? data : loaded
}

/** The page's content, kept up to date for those who run the facility. Neighbours stay as they came. */
export function useFacilityContent(loaded: FacilityContent, role: Rung | undefined): FacilityContent {
  const { id } = loaded.facility
  const all = { ownerId: id, ...most }
  const take = loaded.reviewsAsked
  const part = (name: FacilityPart) => facilityPartKey(id, name)
  const isWatched = role !== undefined && role !== 'visitor' && role !== 'user'
  return {
    facility: useLive({
      key: profileKey(kinds.facility, id),
      loaded: loaded.facility,
      isWatched,
      ask: (of) => of.get({ id }),
    }),
    images: useLive({
      key: part('images'),
      loaded: loaded.images,
      isWatched,
      ask: (of) => of.images.list(all),
    }),
    documents: useLive({
      key: part('documents'),
      loaded: loaded.documents,
      isWatched,
      ask: (of) => of.documents.list(all),
    }),
    managers: useLive({
      key: part('managers'),
      loaded: loaded.managers,
      isWatched,
      ask: (of) => of.managers.list(all),
    }),
    inherited: useLive({
      key: part('inherited'),
      loaded: loaded.inherited,
      isWatched,
      ask: (of) => of.managers.inherited(all),
    }),
    reviews: useLive({
      key: [...part('reviews'), take],
      loaded: loaded.reviews,
      isWatched,
      ask: (of) => of.reviews.list({ ownerId: id, offset: 0, take }),
    }),
    ratings: useLive({
      key: part('ratings'),
      loaded: loaded.ratings,
      isWatched,
      ask: (of) => of.ratings({ id }),
    }),
    reviewsAsked: take,
    nearby: loaded.nearby,
  }
}

/** What the reader may do here; undefined until it is known, and for visitors. */
export function useEntitlements(id: string) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const isPerson = useSession(({ person }) => person !== null)
  const { data } = useApi(
    facilityPartKey(id, 'entitlements'),
    async (api) => (await api['facility-mgmt'].facilities.entitlements({ id })).data,
    { enabled: isSignedIn },
  )
  return isPerson ? data : undefined
}

import type { Entitlements } from '@app/contract/entitlements.ts'
import { partKey, profileKey } from '../api/profile-keys.ts'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import type { KindFacts } from '../kind/registry.ts'
import { partsOf } from './load-profile.ts'
import type { Content, Part, ProfilePage } from './profile-page.ts'

/** The cache key of a part of the content. */
export const partKeyOf = (
  kind: KindFacts,
  id: string,
  name: string,
  { parameter }: Part,
  search: URLSearchParams,
) => (parameter === undefined ? partKey(kind, id, name) : [...partKey(kind, id, name), search.get(parameter)])

/** Of the whole content, as hidden profiles load it in the browser. */
export const contentKey = <C extends Content>(page: ProfilePage<C>, id: string, search: URLSearchParams) => [
  ...profileKey(page.kind, id),
  'content',
  ...Object.values<Part>(partsOf(page)).map(({ parameter }) => parameter && search.get(parameter)),
]

/** What the reader may do here. Undefined while loading, and for visitors. */
export function useEntitlements(kind: KindFacts, id: string): Entitlements | undefined {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const isPerson = useSession(({ person }) => person !== null)
  const { data } = useApi(
    partKey(kind, id, 'entitlements'),
    async (api) => (await kind.calls(api).entitlements({ id })).data,
    { enabled: isSignedIn },
  )
  return isPerson ? data : undefined
}

/** Whether the reader is on the team of the page. */
export const isOnTeam = (entitlements: Entitlements | undefined) =>
  entitlements?.role === 'member' || entitlements?.role === 'manager'

import type { Api } from '@app/contract/api.ts'
import type { KindFacts } from '../kind/registry.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import type { Content, FitWords, OwnParts, Part, Parts, ProfilePage } from './profile-page.ts'

const firstPage = { offset: 0, take: 100 }

/** Fills rows of four, two or one. */
const mostSimilar = 4
const mostStories = 2

const commonParts = ({ kind, loadFit }: Partly): Parts<Content> => ({
  images: {
    load: (api, { id }) => all(kind.calls(api).images.list({ ownerId: id, ...firstPage })),
    live: 'staff',
  },
  documents: {
    load: (api, { id }) => all(kind.calls(api).documents.list({ ownerId: id, ...firstPage })),
    live: 'staff',
  },
  members: {
    // Invited people aren't on the team. Managers find them in the editor.
    load: async (api, { id }) =>
      (await all(kind.calls(api).members.list({ ownerId: id, ...firstPage }))).filter(
        ({ isPending }) => !isPending,
      ),
    live: 'staff',
  },
  inherited: {
    async load(api, { id }) {
      const { inherited } = kind.calls(api).members
      return inherited === undefined ? [] : all(inherited({ ownerId: id, ...firstPage }))
    },
    live: 'staff',
  },
  isUnclaimed: {
    async load(api, { id }) {
      const { claims } = kind.calls(api)
      return claims === undefined ? null : (await claims.standing({ ownerId: id })).data.isUnclaimed
    },
  },
  airports: {
    load: async (api, { lat, lng }) =>
      lat === null || lng === null ? [] : all(api['place-mgmt'].places.airports({ lat, lng })),
  },
  otherNames: {
    load: (api, { id }) => all(kind.calls(api).otherNames.list({ ownerId: id, ...firstPage })),
    live: 'staff',
  },
  stories: {
    async load(api, { id }) {
      const { data, _meta } = await api['story-mgmt'].stories.cards({ profileId: id, take: mostStories })
      return { newest: data, count: _meta.stats.count }
    },
  },
  changes: { load: async (api, { id }) => (await kind.calls(api).changes({ id })).data, live: 'staff' },
  similar: {
    async load(api, profile) {
      const [{ data }, { whySimilar }] = await Promise.all([
        kind.calls(api).similar({ id: profile.id, take: mostSimilar }),
        loadFit(),
      ])
      return data.map((other) => ({ profile: other, reason: whySimilar(profile, other) }))
    },
  },
})

const all = async <T>(reply: Promise<{ data: T[] }>) => (await reply).data

interface Partly {
  kind: KindFacts
  loadFit: () => Promise<FitWords>
}

export function partsOf<C extends Content>(page: Partly & { parts: OwnParts<C> }): Parts<C>
export function partsOf(page: Partly & { parts: object }) {
  return { ...commonParts(page), ...page.parts }
}

/** Everything that the page shows, as far as the caller may see it. Null if the profile is hidden or missing. */
export async function loadProfile<C extends Content>(
  page: Pick<ProfilePage<C>, 'kind' | 'parts' | 'loadFit'>,
  api: Api,
  id: string,
  search: URLSearchParams,
): Promise<C | null> {
  const found = await nullIfMissing(page.kind.calls(api).get({ id }))
  return found && loadParts(partsOf(page), found.data, api, search)
}

function loadParts<C extends Content>(
  parts: Parts<C>,
  profile: C['profile'],
  api: Api,
  search: URLSearchParams,
): Promise<C>
async function loadParts(
  parts: Record<string, Part>,
  profile: Content['profile'],
  api: Api,
  search: URLSearchParams,
): Promise<object> {
  const loaded = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part.load(api, profile, search)] as const),
  )
  return { profile, ...Object.fromEntries(loaded) }
}

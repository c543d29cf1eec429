import type { Api } from '@app/contract/api.ts'
import { unlistedTarget, type LinkSide, type LinkTarget } from './links.ts'
import { kindList, type KindFacts } from '../../kind/registry.ts'
import type { ProfileCalls } from '../../kind/profile-calls.ts'

type Calls = NonNullable<ProfileCalls['partners']>
export type Partner = Awaited<ReturnType<Calls['list']>>['data'][number]

interface PartnerLink extends Partner {
  ownerId: string
}
interface PartnerTarget extends LinkTarget {
  /** Added by its name only. */
  isUnlisted?: true
}

const shownResults = 4

const calls = (api: Api, kind: KindFacts) => {
  const { partners } = kind.calls(api)
  if (partners === undefined) throw new Error(`A ${kind.noun.one} has no partners.`)
  return partners
}

/** The partners of a profile. Nobody has to accept them. */
export const partnersOf = (kind: KindFacts): LinkSide<PartnerLink, PartnerTarget> => ({
  parts: ['partners'],
  one: 'partner',
  many: 'partners',
  async list(api, ownerId) {
    const { data, _meta } = await calls(api, kind).list({ ownerId })
    return {
      items: data.map((partner) => ({ ...partner, ownerId })),
      limit: _meta.limit,
      bytes: _meta.bytes,
      accountBytes: _meta.accountBytes,
    }
  },
  export: (api, ownerId, format) => calls(api, kind).export({ ownerId, data: { format } }),
  nameOf: ({ name }) => name,

  request: {
    hint: 'A page on this site, or the name of somebody without one.',
    outcome: 'added',
    async find(api, text) {
      const found = await Promise.all(
        kindList.map((each) => each.calls(api).search({ take: shownResults, data: { text } })),
      )
      return [...found.flatMap(({ data }) => data), unlistedTarget(text)]
    },
    add: (api, ownerId, { id, name, isUnlisted }) =>
      calls(api, kind).create({ ownerId, data: isUnlisted ? { name } : { profileId: id } }),
  },

  remove: (api, { ownerId, id }) => calls(api, kind).remove({ ownerId, id }),
})

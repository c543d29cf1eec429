import { opens, type GateMembership } from '@app/contract/gates.ts'
import type { ItemName, OwnerKind, OwnerRef } from '@app/contract/owners.ts'
import { objection, type Objection } from '@app/contract/policy.ts'
import {
  admitsLink,
  isOwnedByItem,
  ownerParameter,
  reaches,
  rungs,
  type Route,
  type RouteOwner,
  type Rung,
} from '@app/contract/route.ts'
import { forbidden, notFound, unauthenticated } from '../errors.ts'
import type { PendingCall, Authorized, MailedLink, OwnerAccess } from './call.ts'

/** Returns the caller's rung on an owner, or null if the owner doesn't exist or isn't visible to the caller. */
export type RungResolver = (call: PendingCall, ownerId: string) => Promise<Rung | null>

/** The people behind an item. */
export interface ItemPeople {
  /** Its author, or the user it is about. */
  userId: string | null
  /** Owners that the item references, besides the one in the path. A deleted one has no rungs, so its item names that of the caller. */
  owners: readonly (OwnerRef & { rung?: Rung })[]
}
/** The owner's id is null if the path has only the id of the item. */
export type ItemResolver = (
  call: PendingCall,
  ownerId: string | null,
  id: string,
) => Promise<ItemPeople | null>

/** Whether a mailed link is for an owner. */
export type LinkToOwner = (link: MailedLink, ownerId: string) => boolean
/** Whether a mailed link is for an item of an owner. */
export type LinkToItem = (link: MailedLink, ownerId: string, id: string) => boolean

/** Resolves the permissions that routes declare. A kind of owner or item without a resolver is a compile error. */
export interface Rights {
  rungs: Record<OwnerKind, RungResolver>
  items: Record<ItemName, ItemResolver>
  /** What mailed links are for. Apart, because an item may have the name of a kind of owner. */
  links: { owners: Partial<Record<OwnerKind, LinkToOwner>>; items: Partial<Record<ItemName, LinkToItem>> }
  /** Finds the link of a key, undefined if it is one of a side that the route doesn't admit. Throws a 404 for any other text. */
  findLink(call: PendingCall, key: string): Promise<MailedLink | undefined>
  /** Returns the membership of a profile, or of all profiles whose team the caller is on. */
  memberships(call: PendingCall, of: OwnerRef | 'caller'): Promise<GateMembership[]>
}

type Parameters = Readonly<Record<string, string>>

/** Resolves callers' access to the route. The function returned throws 401, 403 or 404 if access is denied. */
export function authorizer(rights: Rights, route: Route) {
  const ownerName = ownerParameter(route.path)
  return async (parameters: Parameters, call: PendingCall): Promise<Authorized> => {
    if (call.link && isMailedFor(rights, route, ownerName, parameters, call.link)) return byLink(call.link)
    const access = await resolveAccess(rights, route, ownerName, parameters, call)
    const isGateOpen = route.gate !== undefined && (await access.opensGate(route.gate, call))
    const reason = objection(route, { ...access, opens: () => isGateOpen })
    if (reason === null) return access
    if (call.user && route.hides) throw notFound()
    throw call.user ? forbidden(denialTexts[reason]) : unauthenticated()
  }
}

/** Whether the route admits the link, and the path is about what it was mailed for. */
function isMailedFor(
  { links }: Rights,
  route: Route,
  ownerName: string | undefined,
  { [ownerName ?? '']: ownerId = '', id = '' }: Parameters,
  link: MailedLink,
): boolean {
  if (!admitsLink(route, link.side)) return false
  const { owner, item } = route
  if (owner === null) return true
  if (item !== undefined) return links.items[item]?.(link, ownerId, id) === true
  return typeof owner === 'string' && links.owners[owner]?.(link, ownerId) === true
}

/** A link has no rung on anything, nor the memberships and roles of the account beside it. */
const byLink = (link: MailedLink): Authorized => ({
  rung: 'visitor',
  owners: [],
  isOwnItem: false,
  link,
  opensGate: async () => false,
})

async function resolveAccess(
  rights: Rights,
  route: Route,
  ownerName: string | undefined,
  parameters: Parameters,
  call: PendingCall,
): Promise<Authorized> {
  if (route.owner === null || ownerName === undefined || route.guard === 'query') {
    const rung: Rung = call.isAdmin ? 'admin' : call.user ? 'user' : 'visitor'
    return {
      rung,
      owners: [],
      isOwnItem: false,
      link: undefined,
      opensGate: ({ tier }, by) => by.opens(tier),
    }
  }
  const isOwnerOfItem = isOwnedByItem(route.owner)
  const ownerId = isOwnerOfItem ? null : (parameters[ownerName] ?? '')
  const hasItem =
    route.item !== undefined && (isOwnerOfItem || ownerName === 'ownerId') && parameters.id !== undefined
  const item = hasItem ? await itemOf(rights, route, ownerId, parameters.id, call) : null
  const owners = await ownerAccess(rights, route.owner, ownerId, item, call)
  const [highest] = owners
  if (!highest) throw notFound()
  // Report a missing item only to callers with the required rung. Others get 401 or 403.
  if (hasItem && item === null && reaches(highest.rung, route.allow)) throw notFound()
  return {
    rung: highest.rung,
    owners,
    isOwnItem: item !== null && call.user !== null && item.userId === call.user.id,
    link: undefined,
    opensGate: async ({ of, tier }, by) =>
      of === 'caller' ? by.opens(tier) : opens(tier, await rights.memberships(by, highest)),
  }
}

const itemOf = async (
  rights: Rights,
  { item }: Route,
  ownerId: string | null,
  id: string | undefined,
  call: PendingCall,
) => (item === undefined || id === undefined ? null : rights.items[item](call, ownerId, id))

async function ownerAccess(
  rights: Rights,
  declared: Exclude<RouteOwner, null>,
  ownerId: string | null,
  item: ItemPeople | null,
  call: PendingCall,
): Promise<OwnerAccess[]> {
  const alternatives = typeof declared === 'string' ? [declared] : declared
  const candidates = alternatives.flatMap((kind): (Omit<OwnerAccess, 'rung'> & { rung?: Rung })[] =>
    kind === 'item'
      ? (item?.owners ?? []).map((owner) => ({ ...owner, via: ownerId === null ? 'path' : 'item' }))
      : ownerId === null
        ? []
        : [{ kind, id: ownerId, via: 'path' }],
  )
  const resolved = await Promise.all(
    candidates.map(async (candidate) => ({
      ...candidate,
      rung: candidate.rung ?? (await rights.rungs[candidate.kind](call, candidate.id)),
    })),
  )
  return (
    resolved
      .flatMap(({ rung, ...owner }) => (rung === null ? [] : [{ ...owner, rung }]))
      // An owner that the item names counts for its staff only. Everyone else depends on the owner in the path.
      .filter(({ via, rung }) => via === 'path' || reaches(rung, 'member'))
      .toSorted((a, b) => rungs.indexOf(b.rung) - rungs.indexOf(a.rung))
  )
}

const denialTexts: Record<Objection, string> = {
  rung: "You don't have permission to do this.",
  field: "You don't have permission to change this.",
  author: 'Only the author can do this.',
  self: 'You can only do this to yourself, or to what is yours.',
  outsider: "You can't do this on your own page.",
  gate: 'Upgrade your membership to do this.',
}

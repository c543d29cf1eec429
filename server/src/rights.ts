import type { OwnerKind } from '@app/contract/owners.ts'
import type { GateMembership } from '@app/contract/gates.ts'
import { kinds } from './kinds.ts'
import { itemOfUser } from './patterns/members.ts'
import { linkFinder } from './patterns/mailed-tokens.ts'
import { linkItem } from './patterns/links.ts'
import { partnerItem } from './patterns/partners.ts'
import { profileRung } from './patterns/visibility.ts'
import type { PendingCall } from './platform/http/call.ts'
import type { LinkToItem, Rights, RungResolver } from './platform/http/rights.ts'
import { exchangeItem, exchangeLinks, isOfDestination } from './services/assistant-mgmt/index.ts'
import { affiliatedCompany } from './services/company-mgmt/index.ts'
import {
  deletedRequest,
  eventImpact,
  isOwnEvent,
  isOwnLead,
  leadItem,
  requestLinks,
} from './services/event-mgmt/index.ts'
import { facilityDestinationLinks } from './services/facility-mgmt/index.ts'
import { blockLinks, reservationItem, reservationLinks, roomBlockItem } from './services/hotel-mgmt/index.ts'
import { storyRung } from './services/story-mgmt/index.ts'
import { groupRung, itemInGroup, userRung } from './services/user-mgmt/index.ts'

const rungOn = (kind: keyof typeof kinds) => profileRung(kind, kinds[kind].gate)

const rungs: Record<OwnerKind, RungResolver> = {
  facility: rungOn('facility'),
  destination: rungOn('destination'),
  hotel: rungOn('hotel'),
  business: rungOn('business'),
  company: rungOn('company'),
  event: rungOn('event'),
  organization: rungOn('organization'),
  user: userRung,
  group: groupRung,
  story: storyRung,
}

/** The membership of a profile, or of all profiles whose team the caller is on, which are few: read by an array, they are found first. */
async function memberships(call: PendingCall, of: { id: string } | 'caller'): Promise<GateMembership[]> {
  const [condition, id] =
    of === 'caller'
      ? ['p.id = any (array(select s.owner_id from derived.staff s where s.user_id = $1))', call.user?.id]
      : ['p.id = $1', of.id]
  return call.prepared<GateMembership & Record<string, unknown>>(
    `memberships-${of === 'caller' ? 'caller' : 'owner'}`,
    `select p.kind, p.membership_is_active as "isActive", p.membership_tier as tier from profile p
    where p.deleted_date is null and ${condition}`,
    [id ?? null],
  )
}

/** A link that was mailed for one thing. */
const isItself: LinkToItem = (link, _ownerId, id) => link.itemId === id

export const rights: Rights = {
  rungs,
  items: {
    member: itemOfUser('member'),
    reaction: itemOfUser('reaction'),
    review: itemOfUser('review'),
    facilityDestination: linkItem(facilityDestinationLinks),
    company: affiliatedCompany,
    partner: partnerItem,
    lead: leadItem,
    reservation: reservationItem,
    roomBlock: roomBlockItem,
    exchange: exchangeItem,
    eventImpact,
    deletedRequest,
    groupMember: itemInGroup('group_member'),
    groupMessage: itemInGroup('group_message'),
    groupImage: itemInGroup('image'),
    groupDocument: itemInGroup('document'),
  },
  links: {
    owners: { event: isOwnEvent, destination: isOfDestination },
    items: { lead: isOwnLead, reservation: isItself, roomBlock: isItself, exchange: isItself },
  },
  findLink: linkFinder({ ...requestLinks, ...reservationLinks, ...blockLinks, ...exchangeLinks }),
  memberships,
}

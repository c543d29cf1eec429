import type { Api } from '@app/contract/api.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { IconName } from '../components/pictures/icon-names.ts'
import { counted } from '../components/format.ts'
import type { ProfileCalls } from './profile-calls.ts'

/** The words for one and for several, in lower case. */
export interface Noun {
  one: string
  other: string
}

/** What every page may know about a kind without loading its code. */
export interface KindFacts {
  name: ProfileKindName
  noun: Noun
  /** As people search for them, if a page and its managers call them something else. */
  marketNoun?: Noun
  /** Parent of the paths of its profiles and of its marketplace. */
  path: string
  /** The last part of the path of its marketplace, if not 'marketplace'. */
  market?: string
  reaction: 'like' | 'follow'
  /** Its managers publish it: administrators neither approve it nor decide who manages it. */
  isPublishedByTeam?: true
  calls(api: Api): ProfileCalls
}

/** A part of the client, or of the names of its operations, with more names. A spread would copy none of those, which are made on demand. */
const withNames = <T extends object, U extends object>(part: T, more: U): Omit<T, keyof U> & U =>
  Object.setPrototypeOf(more, part)

/** In the order of lists and menus. */
export const kinds = {
  facility: {
    name: 'facility',
    noun: { one: 'facility', other: 'facilities' },
    path: '/facilities',
    reaction: 'like',
    calls({ 'facility-mgmt': { facilities } }) {
      return withNames(facilities, {
        members: facilities.managers,
        reactions: facilities.likes,
        favorites: facilities.liked,
      })
    },
  },
  destination: {
    name: 'destination',
    noun: { one: 'destination', other: 'destinations' },
    path: '/destinations',
    reaction: 'follow',
    calls({ 'destination-mgmt': { destinations } }) {
      return withNames(destinations, { reactions: destinations.followers, favorites: destinations.followed })
    },
  },
  hotel: {
    name: 'hotel',
    noun: { one: 'hotel', other: 'hotels' },
    path: '/hotels',
    reaction: 'like',
    calls({ 'hotel-mgmt': { hotels } }) {
      return withNames(hotels, { reactions: hotels.likes, favorites: hotels.liked })
    },
  },
  business: {
    name: 'business',
    noun: { one: 'business', other: 'businesses' },
    marketNoun: { one: 'thing to do', other: 'things to do' },
    path: '/businesses',
    reaction: 'like',
    calls({ 'business-mgmt': { businesses } }) {
      return withNames(businesses, { reactions: businesses.likes, favorites: businesses.liked })
    },
  },
  company: {
    name: 'company',
    noun: { one: 'company', other: 'companies' },
    path: '/companies',
    reaction: 'follow',
    calls({ 'company-mgmt': { companies } }) {
      return withNames(companies, { reactions: companies.followers, favorites: companies.followed })
    },
  },
  event: {
    name: 'event',
    noun: { one: 'event', other: 'events' },
    path: '/events',
    reaction: 'like',
    isPublishedByTeam: true,
    calls({ 'event-mgmt': { events } }) {
      return withNames(events, { members: events.managers, reactions: events.likes, favorites: events.liked })
    },
  },
  organization: {
    name: 'organization',
    noun: { one: 'organization', other: 'organizations' },
    path: '/organizations',
    market: 'directory',
    reaction: 'follow',
    calls({ 'event-mgmt': { organizations } }) {
      return withNames(organizations, {
        reactions: organizations.followers,
        favorites: organizations.followed,
      })
    },
  },
} as const satisfies Record<ProfileKindName, KindFacts>

/** All kinds with pages, in the order of lists and menus. */
export const kindList: readonly KindFacts[] = Object.values(kinds)

/** Those whose pages administrators approve. */
export const approvedKinds = kindList.filter(({ isPublishedByTeam }) => !isPublishedByTeam)

/** The first tab of pages over several kinds. */
export const mainKind = kinds.facility

export const profilePath = ({ path }: Pick<KindFacts, 'path'>, id: string) => `${path}/${id}`
export const marketPath = ({ path, market = 'marketplace' }: Pick<KindFacts, 'path' | 'market'>) =>
  `${path}/${market}`
export const newProfilePath = ({ path }: Pick<KindFacts, 'path'>) => `${path}/new`

/** `List a facility`: the link to a kind's creation page, and that page's title. */
export const listingTitle = ({ noun }: Pick<KindFacts, 'noun'>) =>
  `List ${/^[aeiou]/.test(noun.one) ? 'an' : 'a'} ${noun.one}`

/** What its marketplace calls its profiles. */
export const nounInMarket = ({ noun, marketNoun = noun }: Pick<KindFacts, 'noun' | 'marketNoun'>) =>
  marketNoun

/** Kinds without a marketplace are found by name, by links and on home. */
export const hasMarket = ({ name }: Pick<KindFacts, 'name'>) => markets.some(({ kind }) => kind.name === name)

export const searchTitle = (kind: KindFacts) => `Search ${nounInMarket(kind).other}`

/** `1 facility`, `2 facilities`. */
export const countedNoun = (n: number, { noun }: Pick<KindFacts, 'noun'>) => counted(n, noun.one, noun.other)

/** A marketplace in menus and on the landing page. */
export interface Market {
  title: string
  call: string
  description: string
  icon: IconName
  kind: KindFacts
}

/** The five marketplaces in the order of the specification. */
export const markets: readonly Market[] = [
  {
    title: 'Events',
    call: 'Look for new events',
    description: 'Tournaments, camps and leagues looking for teams.',
    icon: 'calendar-days',
    kind: kinds.event,
  },
  {
    title: 'Event Organizations',
    call: 'Follow new event organizers',
    description: 'The people who own the bracket, and what they need next.',
    icon: 'users',
    kind: kinds.organization,
  },
  {
    title: 'Facilities',
    call: 'Explore facilities across the country',
    description: 'Courts, fields, rinks and pools, counted and measured.',
    icon: 'warehouse',
    kind: kinds.facility,
  },
  {
    title: 'Destinations',
    call: 'Find your next event host',
    description: 'Visitors bureaus and sports commissions ready to bid.',
    icon: 'map-pinned',
    kind: kinds.destination,
  },
  {
    title: 'Attractions & Things to Do',
    call: 'Best places to eat and play near events',
    description: 'Where forty hungry twelve-year-olds are welcome.',
    icon: 'utensils',
    kind: kinds.business,
  },
]

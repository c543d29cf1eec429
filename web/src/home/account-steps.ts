import type { ProfileKindName } from '@app/contract/owners.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import type { IconName } from '../components/pictures/icon-names.ts'
import { kinds, listingTitle, marketPath, newProfilePath, type KindFacts } from '../kind/registry.ts'

/** Something to do next, on another page. */
export interface AccountStep {
  icon: IconName
  title: string
  text: string
  to: string
  /** The kind of page that it creates. Done once the reader has one. */
  creates?: ProfileKindName
}

const list = (kind: KindFacts, text: string, title = listingTitle(kind)): AccountStep => ({
  icon: 'plus',
  title,
  text,
  to: newProfilePath(kind),
  creates: kind.name,
})

const ownPageTitle = 'Find or add your page'

const ownPage = (kind: KindFacts) =>
  list(kind, 'We tell you if it is here already, so that you can claim it.', ownPageTitle)

const find = (kind: KindFacts, title: string, icon: IconName) => (text: string) => ({
  icon,
  title,
  text,
  to: marketPath(kind),
})
const findVenues = find(kinds.facility, 'Find a venue', 'warehouse')
const findHosts = find(kinds.destination, 'Find new event host', 'map-pinned')
const findEvents = find(kinds.event, 'Find events', 'calendar-days')
const findOrganizers = find(kinds.organization, 'Follow event organizers', 'users')
const findThingsToDo = find(kinds.business, 'Find places to eat and play', 'utensils')

const eatNearby = findThingsToDo('Near the venue, for the whole team.')
const watchOrganizers = findOrganizers('Their new events show up with the pages you saved.')

/** What people of an account type do next. */
const stepsOf: Record<AccountType, readonly AccountStep[]> = {
  'Event Organizer': [
    list(kinds.organization, 'The page that your events belong to, for people to follow.'),
    list(kinds.event, 'Publish it for teams, or as a search for a venue.'),
    findVenues('By courts, fields, rinks and pools, and by what fits your dates.'),
    findHosts('Bureaus and sports commissions that help with venues, rooms and grants.'),
    eatNearby,
  ],
  Facility: [
    ownPage(kinds.facility),
    findOrganizers('See who runs events like the ones you host.'),
    findEvents('See what takes place near you, and when.'),
    findHosts('Destinations list the facilities of their area.'),
  ],
  Destination: [
    ownPage(kinds.destination),
    findOrganizers('See who is planning events, and what they need.'),
    findEvents('See which events come to your area.'),
    findVenues('See the facilities of your area as organizers do.'),
  ],
  Company: [
    list(kinds.company, 'One page above all of your locations.'),
    list(kinds.hotel, 'Teams look for rooms near their events.'),
    list(kinds.business, 'Where players and families go between games.'),
    findEvents('See which events take place near your locations.'),
  ],
  Vendor: [
    list(kinds.organization, 'As an Industry Partner, with the services you offer.'),
    findOrganizers('The people who may need what you offer.'),
    findVenues('Facilities and what they have.'),
    findEvents('See what is coming up.'),
  ],
  'Club Admin': [
    findEvents('Tournaments, camps and leagues for your teams.'),
    list(kinds.organization, 'A page for your club and its events.'),
    findVenues('For practice, or for an event of your own.'),
    eatNearby,
  ],
  Coach: [
    findEvents('By sport, age, weekend and distance.'),
    findVenues('For practice and camps.'),
    watchOrganizers,
    eatNearby,
  ],
  Participant: [findEvents('By sport, age, weekend and distance.'), watchOrganizers, eatNearby],
  'Local Business': [
    ownPage(kinds.business),
    list(kinds.hotel, 'Teams look for rooms near their events.'),
    findEvents('See which events bring people near you.'),
  ],
  Volunteer: [
    findEvents('Near you, on the weekends you have free.'),
    watchOrganizers,
    findHosts('Sports commissions that look for volunteers.'),
  ],
  Other: [
    findEvents('By sport, age, weekend and distance.'),
    findVenues('By courts, fields, rinks and pools.'),
    findHosts('Visitors bureaus and sports commissions.'),
    eatNearby,
  ],
}

const isAccountType = (name: string): name is AccountType => name in stepsOf

/** All account types in the order of the reference list. */
export const accountTypes = Object.keys(stepsOf).filter(isAccountType)

const mostSteps = 4

/** What the reader can do next, without the pages that they have. `counts` is of their own pages, by kind. */
export const accountSteps = (
  accountType: AccountType,
  counts: ReadonlyMap<ProfileKindName, number>,
): AccountStep[] =>
  stepsOf[accountType]
    .filter(({ creates }) => creates === undefined || (counts.get(creates) ?? 0) === 0)
    .slice(0, mostSteps)

/** The step of account types whose people find or add their own page first. */
export const ownPageStep = (accountType: AccountType): AccountStep | undefined =>
  stepsOf[accountType].find(({ title }) => title === ownPageTitle)

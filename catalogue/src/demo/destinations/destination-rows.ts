import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import type { DemoKind } from '../demo-kind.ts'
import { calendarDate, dayLength, instant, seed, worldDay } from '../epoch.ts'
import { languageIn } from '../names/language.ts'
import { demoAccount } from '../people/accounts.ts'
import { siteIn } from '../places/position.ts'
import { listingMoment, momentSince } from '../planned.ts'
import { randomOf } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import { inventStanding } from '../rows/standing.ts'
import type { World } from '../world.ts'
import { describe } from './description.ts'
import { destinationName } from './name.ts'
import { planDestinations, type PlannedDestination } from './plan-destinations.ts'

export const demoDestinations: DemoKind = {
  kind: 'destination',
  plan: (count, towns, world) =>
    planDestinations(count, towns).map((planned, at) => () => destinationRows(planned, at, world)),
}

const tiers = { none: 20, Legacy: 15, Bronze: 30, Silver: 22, Gold: 13 }
const mailboxes = ['info', 'events', 'sports', 'visit']
const managerId = demoAccount('destination').id
const mostDestinations = 3
const usualFacilities = 50

/** All rows of a planned destination. `at` is its position in the plan. */
export function destinationRows(planned: PlannedDestination, at: number, world: World): Rows {
  const random = randomOf(seed, 'destination', at)
  const { town, type, isPending } = planned
  const { name, area } = destinationName(planned, (taken) => world.names.has(taken), random)
  world.names.add(name)
  const language = languageIn(town.state, random)
  const site = siteIn(town, random)
  const services = destinationServices.filter(() => random.chance(0.55))
  const hasHotelRates = random.chance(0.4)
  const hotelDate = () =>
    hasHotelRates && random.chance(0.5) ? calendarDate(worldDay + random.int(-90, 240) * dayLength) : null
  const place = area.name === town.partOfState ? area.name : `${area.name}, ${town.state}`
  const listedAt = listingMoment(planned, random)
  const standing = inventStanding(planned, { staff: world.staff, managerId, tiers }, random)
  const { id, idAt, ...build } = profileRows('destination', planned, standing, listedAt, random)

  const description = () => describe({ type, name, place, services, hasHotelRates }, random)
  const rows = build.start({ name, language, site, mailboxes, describe: description }, world)
  rows.destinations = [
    {
      profile_id: id,
      destination_type: type,
      services,
      hotel_live_rates_enabled: hasHotelRates,
      hotel_live_rates_visible_after: hotelDate(),
      hotel_specials_hidden_after: hotelDate(),
    },
  ]
  rows.members = build.members()
  const around = world.facilities.near(site, area.miles)
  const share = Math.min(0.8, usualFacilities / around.length)
  for (const { item: facility, miles } of around) {
    if (facility.destinationCount === mostDestinations) continue
    if (!random.chance(miles < area.miles / 2 ? share : share / 2)) continue
    facility.destinationCount++
    const moment = momentSince(Math.max(listedAt, facility.listedAt), random)
    rows.facilityDestinations.push({
      id: idAt(moment),
      owner_id: facility.id,
      destination_id: id,
      is_accepted: !isPending && random.chance(0.94),
      created_date: instant(moment),
    })
  }
  if (isPending) return rows

  const listed = {
    id,
    lat: site.lat,
    lng: site.lng,
    memberId: standing.staff[0]?.userId ?? null,
    isManaged: planned.demoTier !== undefined,
  }
  world.destinations.add(listed)
  if (listed.isManaged) world.managedDestinations.push(listed)
  rows.reactions = build.reactions(random.sample(world.reviewers, Math.floor(random.next() ** 3 * 60)))
  if (standing.isBoosted) rows.boosts = build.boosts(world)
  return rows
}

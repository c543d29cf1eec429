import type { EventFacts } from '../events/event.ts'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import { groundsOf } from '../places/grounds.ts'
import type { ListedFacility } from '../places/listed-facility.ts'
import { randomOf, type Random } from '../random.ts'
import { seed } from '../epoch.ts'
import type { World } from '../world.ts'

/** Who is asked to host. */
export interface Host {
  id: string
  kind: 'facility' | 'destination'
  /** Somebody of its team. Null if nobody has joined. */
  memberId: string | null
  isManaged: boolean
  /** To an answer. */
  usualHours: number
}

interface Wanted {
  facts: EventFacts
  /** How many; a few by default. */
  count: number | undefined
}

const reach = 150
/** Pages of the demo accounts are asked from farther away, so that they have much to do. */
const managedReach = 500

/** Facilities around that have the sport, and perhaps a destination. */
export function hostsOf({ facts, count }: Wanted, world: World, random: Random): Host[] {
  const { ground } = facts
  const isSuited = (item: ListedFacility) => groundsOf(item).some(({ sport }) => sport === ground.sport)
  const isManagedNear = (item: Position) =>
    milesBetween(item, ground.facility) < managedReach && random.chance(0.9)
  const around = random
    .sample(world.facilities.near(ground.facility, reach), 60)
    .map(({ item }) => item)
    .filter(isSuited)
  const own = random.sample(
    world.managedFacilities.filter((item) => isManagedNear(item) && isSuited(item)),
    1,
  )
  const destination =
    world.managedDestinations.find(isManagedNear) ??
    (random.chance(0.4)
      ? random.sample(world.destinations.near(ground.facility, reach), 1)[0]?.item
      : undefined)
  const wanted = (count ?? random.int(2, 6)) - (destination ? 1 : 0)
  const ids = [...new Set([...own, ...around].map(({ id }) => id))].slice(0, Math.max(1, wanted))
  const facilities = ids.map((id) => {
    const calendar = world.calendars.get(id)
    return hostOf(id, 'facility', calendar?.authorId ?? null, calendar?.isManaged ?? false)
  })
  if (!destination) return facilities
  const { id, memberId, isManaged } = destination
  // Organizers choose the first that is interested: sometimes a facility, sometimes the destination.
  return random.sample([hostOf(id, 'destination', memberId, isManaged), ...facilities], facilities.length + 1)
}

const hostOf = (id: string, kind: Host['kind'], memberId: string | null, isManaged: boolean): Host => ({
  id,
  kind,
  memberId,
  isManaged,
  usualHours: randomOf(seed, 'responsiveness', id).weighted([
    [4, 3],
    [20, 5],
    [50, 4],
    [110, 2],
  ]),
})

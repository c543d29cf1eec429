import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'
import { count, listOf } from '../../page/format.ts'
import { spaceWord } from './spaces.ts'

type Playable = Pick<Facility, 'sports' | 'spaceTypes'>

const countOf = (type: string, { spaceTypes }: Playable) =>
  spaceTypes.reduce((sum, space) => sum + (space.name === type ? space.count : 0), 0)

/** The spaces on which a sport is usually played. None if the facility doesn't list the sport. */
export function spacesFor(sport: string, facility: Playable) {
  const type: string = sportByName.get(sport)?.defaultSpaceType.name ?? 'Other'
  const isPlayed = type !== 'Other' && facility.sports.includes(sport)
  return { type, count: isPlayed ? countOf(type, facility) : 0 }
}

const mostSports = 2

/** Why another facility is similar: `8 volleyball courts`, or what else both have. */
export function whySimilar(facility: Playable, other: Playable): string | undefined {
  const shared = other.sports.filter((sport) => facility.sports.includes(sport))
  const [most] = shared
    .map((sport) => ({ sport, ...spacesFor(sport, other) }))
    .filter((spaces) => spaces.count > 0)
    .toSorted((one, another) => another.count - one.count)
  if (most !== undefined)
    return `${count(most.count)} ${most.sport.toLowerCase()} ${spaceWord(most.type, most.count)}`
  if (shared.length > 0) return listOf(shared.slice(0, mostSports))
  const space = other.spaceTypes.find(({ name }) => countOf(name, facility) > 0)
  if (space === undefined) return undefined
  const n = countOf(space.name, other)
  return `${count(n)} ${spaceWord(space.name, n)}`
}

import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { countSpacesFor, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import { count, listOf } from '../../components/format.ts'
import { spaceWord } from '../../profile/spaces/space-groups.ts'

type Playable = Pick<Facility, 'sports' | 'spaceTypes'>

const countOf = (type: string, { spaceTypes }: Playable) =>
  spaceTypes.reduce((sum, space) => sum + (space.name === type ? space.count : 0), 0)

/** The spaces that suit a sport. None if the facility doesn't list the sport. */
export function spacesFor(sport: string, facility: Playable) {
  const type: string = suitableSpace(sport)?.name ?? 'Other'
  const isPlayed = type !== 'Other' && facility.sports.includes(sport)
  return { type, count: isPlayed ? countSpacesFor(sport, facility.spaceTypes) : 0 }
}

const mostSports = 2

/** '8 volleyball courts', '12 lifting platforms for weightlifting'. */
function spacesText({ sport, type, count: n }: ReturnType<typeof spacesFor> & { sport: string }) {
  const [number, name, spaces] = [count(n), sport.toLowerCase(), spaceWord(type, n)]
  return type.includes(' ') ? `${number} ${spaces} for ${name}` : `${number} ${name} ${spaces}`
}

/** Why another facility is similar: `8 volleyball courts`, or what else both have. */
export function whySimilar(facility: Playable, other: Playable): string | undefined {
  const shared = other.sports.filter((sport) => facility.sports.includes(sport))
  const [most] = shared
    .map((sport) => ({ sport, ...spacesFor(sport, other) }))
    .filter((spaces) => spaces.count > 0)
    .toSorted((one, another) => another.count - one.count)
  if (most !== undefined) return spacesText(most)
  if (shared.length > 0) return listOf(shared.slice(0, mostSports))
  const space = other.spaceTypes.find(({ name }) => countOf(name, facility) > 0)
  if (space === undefined) return undefined
  const n = countOf(space.name, other)
  return `${count(n)} ${spaceWord(space.name, n)}`
}

import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { count, inSentence, miles } from '../../../components/format.ts'
import { spaceWord, type Space } from '../../../profile/spaces/space-groups.ts'

/** Spaces that an event needs. */
export interface SpacesWanted {
  /** Of any type if undefined. */
  name?: string | undefined
  count: number
  surface?: string | undefined
  /** Which spaces suit the sport. A facility has none of them unless it lists the sport. */
  sport?: { name: string; suits: (space: Space) => boolean } | undefined
}

export interface Fit {
  isEnough: boolean
  /** What fits, what is missing, and where the rest is. */
  sentence: string
}

type Venue = Pick<Facility, 'sports' | 'spaceTypes'>
type Neighbor = Venue & Pick<Facility, 'name' | 'distance'>

/** How many of the wanted spaces are here, and the nearest neighbor with the missing ones. */
export function whatFits(venue: Venue, wanted: SpacesWanted, nearby: readonly Neighbor[] = []): Fit {
  const here = available(venue, wanted)
  const missing = wanted.count - here
  const words = spacesOf(wanted, wanted.count)
  if (missing <= 0) {
    const all = wanted.count === 1 ? `The ${words} fits` : `All ${count(wanted.count)} ${words} fit`
    return { isEnough: true, sentence: here > wanted.count ? `${all}: ${count(here)} here.` : `${all} here.` }
  }
  const fits =
    here === 0 ? `No ${spacesOf(wanted, 2)} here.` : `${count(here)} of ${count(wanted.count)} ${words} here.`
  return {
    isEnough: false,
    sentence: [fits, restAt(nearby, wanted, missing, here)].filter(Boolean).join(' '),
  }
}

function available({ sports, spaceTypes }: Venue, { name, surface, sport }: SpacesWanted) {
  if (sport !== undefined && !sports.includes(sport.name)) return 0
  const fitting = spaceTypes.filter(
    (space) =>
      (name === undefined || space.name === name) &&
      (surface === undefined || space.surface === surface) &&
      (sport === undefined || sport.suits(space)),
  )
  return fitting.reduce((sum, space) => sum + space.count, 0)
}

const spacesOf = (wanted: SpacesWanted, n: number) =>
  [wanted.surface?.toLowerCase(), wanted.sport && inSentence(wanted.sport.name), wantedWord(wanted, n)]
    .filter(Boolean)
    .join(' ')

const wantedWord = ({ name = 'Space' }: SpacesWanted, n: number) => spaceWord(name, n)

function restAt(nearby: readonly Neighbor[], wanted: SpacesWanted, missing: number, here: number) {
  const having = nearby
    .filter((venue) => venue.distance !== null && available(venue, wanted) >= missing)
    .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
  const [nearest] = having
  if (nearest === undefined || nearest.distance === null) return ''
  const rest = here === 0 ? count(missing) : `${count(missing)} more`
  return `${rest} at ${nearest.name}, ${miles(nearest.distance)} away.`
}

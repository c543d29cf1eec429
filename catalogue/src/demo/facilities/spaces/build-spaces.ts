import type { Location } from '@app/contract/reference-lists/locations.ts'
import type { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { Surface } from '@app/contract/reference-lists/surfaces.ts'
import { canadianSpelling } from '../descriptions/canadian-spelling.ts'
import type { Layout, Part } from '../layouts/layout.ts'
import type { Town } from '../../places/towns.ts'
import type { Random } from '../../random.ts'
import { offerOf } from './all-offers.ts'
import { standing } from './standing.ts'
import { counted } from '../../wording.ts'

export interface BuiltSpace {
  name: SpaceTypeName
  surface: Surface
  count: number
  location: Location
  additionalFeatures: string | null
  /** 'three turf fields' */
  phrase: string
  sports: SportName[]
  /** Under roof, of all of them together. */
  squareFeet: number
}

/** The spaces of one facility; empty when nothing its layout offers is played in this state. */
export function buildSpaces(layout: Layout, town: Town, random: Random): BuiltSpace[] {
  const built: BuiltSpace[] = []
  for (const part of layout.parts) {
    const space = random.chance(part.share) ? buildSpace(part, town, random, roomFor(part, built)) : undefined
    if (space) built.push(space)
  }
  if (built.length > 0) return built
  const [first] = layout.parts
  return first ? [buildSpace(first, town, random, Infinity)].filter((space) => space !== undefined) : []
}

/** How many there is room for beside what stands already: four courts can be laid in a hall. */
function roomFor({ offer }: Part, built: readonly BuiltSpace[]): number {
  if (offer !== 'portableCourts') return Infinity
  return 4 * built.reduce((halls, { name, count }) => halls + (name === 'Exhibit Hall' ? count : 0), 0)
}

const roomySize = 60_000

function buildSpace(
  { offer: name, counts }: Part,
  town: Town,
  random: Random,
  most: number,
): BuiltSpace | undefined {
  const offer = offerOf(name)
  // Small towns build the smaller of what is usual.
  const affordable = town.population < roomySize ? counts.slice(0, Math.ceil(counts.length * 0.6)) : counts
  const count = Math.min(random.pick(affordable), most)
  const possible = offer.sports.filter(([sport]) => standing(sport, town.state) > 0)
  if (possible.length === 0) return undefined
  const sports = sportsOf(possible, town, random)
  const surface = random.weighted<Surface>(offer.surfaces ?? [['N/A', 1]])
  const spelling = town.country === 'CA' ? canadianSpelling : String
  const { one, many, features } = offer.wording({ count, surface, sports, town, random })
  return {
    name: offer.space,
    surface,
    count,
    location: offer.location,
    additionalFeatures: features ? spelling(features) : null,
    phrase: counted(count, one, many ?? `${one}s`),
    sports,
    squareFeet: count * (offer.squareFeet ?? 0),
  }
}

/** What a space is made for is played there at the least; a room made for no sport may go without. */
function sportsOf(
  possible: readonly (readonly [SportName, number])[],
  town: Town,
  random: Random,
): SportName[] {
  const played = possible.filter(
    ([sport, share]) => share === 1 || random.chance(share * standing(sport, town.state)),
  )
  const [main] = possible
  const isNeeded = main !== undefined && main[1] > 0.25
  return (played.length === 0 && isNeeded ? [main] : played).map(([sport]) => sport)
}

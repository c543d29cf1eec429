import type { AgeGroup } from '@app/contract/reference-lists/age-groups.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { TravelScope } from '@app/contract/reference-lists/travel-scopes.ts'
import { sportWord } from '../facilities/spaces/sport-words.ts'
import { landscapeWords, quarterNames } from '../names/landscape.ts'
import { listed } from '../names/listed.ts'
import { surnames } from '../names/surnames.ts'
import type { Ground } from '../places/grounds.ts'
import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'
import type { Standing } from '../rows/standing.ts'
import { popularityOf } from '../sports/popularity.ts'
import { enumeration, titled } from '../wording.ts'

export interface OrganizationFacts {
  name: string
  sports: readonly SportName[]
  /** Whom all its events are for; undefined if each chooses. */
  ageGroup: AgeGroup | undefined
  travelScope: TravelScope
  yearFounded: number | null
  /** Where it holds events. */
  grounds: readonly Ground[]
}

/** An approved organization, as its events know it. */
export interface Organizer extends OrganizationFacts {
  id: string
  listedAt: number
  town: Town
  staff: Standing['staff']
  isManaged: boolean
  /** How many events it holds, relative to others. */
  share: number
}

const general = listed(
  '* SPORT Club, * SPORT Association, * SPORT Events, * SPORT Alliance, * SPORT Collective',
)
const patterns = {
  Youth: listed('* Youth SPORT, * Youth SPORT League, * Youth SPORT Association, * Junior SPORT'),
  'High School': listed('* Prep SPORT, * Prep SPORT Circuit, * High School SPORT League'),
  'Youth & High School': listed('* SPORT Academy, * Rising SPORT, * SPORT Circuit'),
  College: listed('* Collegiate SPORT, * College SPORT Club, * Collegiate SPORT Union'),
  Adult: listed('* Adult SPORT, * Adult SPORT League, * SPORT Social League'),
  'All Ages': general,
}
const ofManySports = listed(
  '* Sports Events, * Sports Network, * Tournament Group, * Sports Club, * Athletics',
)

const ageGroups: readonly (readonly [AgeGroup | undefined, number])[] = [
  ['Youth', 34],
  ['High School', 8],
  ['Youth & High School', 22],
  ['College', 4],
  ['Adult', 14],
  [undefined, 18],
]
export const reaches: Readonly<Record<TravelScope, number>> = { Local: 25, Both: 70, Travel: 110 }

interface Setting {
  town: Town
  travelScope: TravelScope
  /** All grounds nearby; at least one. */
  around: readonly Ground[]
  /** Drawn if undefined. */
  given: Pick<OrganizationFacts, 'sports' | 'ageGroup'> | undefined
}

export function inventOrganization(
  { town, travelScope, around, given }: Setting,
  isTaken: (name: string) => boolean,
  random: Random,
): OrganizationFacts {
  const { sports, ageGroup } = given ?? {
    sports: sportsOf(around, random),
    ageGroup: random.weighted(ageGroups),
  }
  return {
    name: nameOf(town, sports, ageGroup, isTaken, random),
    sports,
    ageGroup,
    travelScope,
    yearFounded: random.chance(0.7) ? 2024 - Math.floor(random.next() ** 2 * 60) : null,
    grounds: random.sample(
      around.filter(({ sport }) => sports.includes(sport)),
      24,
    ),
  }
}

/** Mostly one sport of the places nearby. */
function sportsOf(around: readonly Ground[], random: Random): SportName[] {
  const near = [...new Set(around.map(({ sport }) => sport))]
  const count = random.weighted([
    [1, 80],
    [2, 12],
    [4, 8],
  ] as const)
  const draw = () => random.weighted(near.map((sport) => [sport, popularityOf(sport)] as const))
  return [...new Set(Array.from({ length: count }, draw))]
}

function nameOf(
  town: Town,
  sports: readonly SportName[],
  ageGroup: AgeGroup | undefined,
  isTaken: (name: string) => boolean,
  random: Random,
): string {
  const [main] = sports
  for (let tries = 0; ; tries++) {
    const word = random.pick(random.pick([quarterNames, surnames, landscapeWords(town.state, town.region)]))
    const place = random.chance(0.35) ? town.name : word
    const ofOne = ageGroup !== undefined && random.chance(0.6) ? patterns[ageGroup] : general
    const name = random
      .pick(sports.length > 1 ? ofManySports : ofOne)
      .replace('*', tries < 20 ? place : `${town.name} ${word}`)
      .replace('SPORT', main === undefined ? '' : titled(sportWord(main)))
    if (!isTaken(name)) return name
  }
}

const scopes: Readonly<Record<TravelScope, string>> = {
  Local: 'Most teams live within half an hour of the venue.',
  Both: 'Local teams play beside guests from other towns.',
  Travel: 'Teams come from several states.',
}
const closings = [
  'Schedules are out a week before each event.',
  'Volunteers from the clubs keep scores and sell coffee.',
  'Questions are answered within a day.',
  'Officials are hired months ahead.',
]

/** Two or three sentences. */
export function describeOrganization(
  { name, sports, ageGroup, travelScope }: OrganizationFacts,
  town: Town,
  random: Random,
): string {
  const where = name.includes(town.name) ? name : `${name} of ${town.name}`
  const players =
    ageGroup === undefined || ageGroup === 'All Ages' ? 'players of all ages' : playersOf(ageGroup)
  return [
    `${where} holds ${enumeration(sports.map(sportWord))} events for ${players}.`,
    scopes[travelScope],
    ...(random.chance(0.6) ? [random.pick(closings)] : []),
  ].join(' ')
}

const playersOf = (ageGroup: AgeGroup) => `${ageGroup.toLowerCase().replace('&', 'and')} players`

import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { Facts } from '../facts.ts'
import type { Random } from '../../random.ts'
import { climateOf } from '../spaces/standing.ts'
import { eventWord, sportWord } from '../spaces/sport-words.ts'
import { withArticle } from '@app/contract/rules/sentence-parts.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const seasons = ['winter', 'spring', 'summer', 'fall']

const spaceWords: Readonly<Record<string, string>> = {
  Court: 'courts',
  Field: 'fields',
  Diamond: 'diamonds',
  Rink: 'rink',
  Pool: 'pool',
  Track: 'track',
  'Golf Course': 'course',
  'Exhibit Hall': 'hall',
  'Climbing Wall': 'wall',
  'Bowling Lane': 'lanes',
  'Equestrian Arena': 'arena',
  Mat: 'mats',
}

const broken: Readonly<Record<string, string>> = {
  Court: 'net',
  Field: 'goal',
  Diamond: 'base',
  Rink: 'pane of glass',
  Pool: 'lane line',
  'Bowling Lane': 'pinsetter',
}

const monthOf = (at: number) => new Date(at).getUTCMonth()

/** Puts the facility's facts, and the time of the visit, in the places of a remark. */
export function fillingFor(
  { sports, spaces, town, yearOpened }: Facts,
  at: number,
  random: Random,
): (text: string) => string {
  const sport = sportOfVisit(sports, random)
  const event =
    sport === undefined ? random.pick(['conference', 'coaches clinic', 'awards banquet']) : eventWord(sport)
  const main = spaces[0]?.name ?? ''
  const season = seasonBefore(at)
  const isFrozen =
    season === 'winter' && spaces[0]?.location === 'Outdoor' && climateOf(town.state) !== 'warm'
  return (text) =>
    text
      .replaceAll('a {event}', withArticle(event))
      .replaceAll('{event}', event)
      .replaceAll('{sport}', sport === undefined ? 'meetings' : sportWord(sport))
      .replaceAll('{month}', months[monthOf(at - 12 * 86_400_000)] ?? '')
      .replaceAll('{season}', isFrozen ? 'fall' : season)
      .replaceAll('{city}', town.name)
      .replaceAll('{space}', spaceWords[main] ?? 'place')
      .replaceAll('{broken}', broken[main] ?? 'door')
      .replaceAll('{year}', String(yearOpened ?? ''))
}

/** Winter begins in December. */
const seasonBefore = (at: number) => seasons[(Math.floor(((monthOf(at) + 1) % 12) / 3) + 3) % 4] ?? ''

/** What is played most brings most people. */
function sportOfVisit(sports: Facts['sports'], random: Random): SportName | undefined {
  if (sports.length === 0) return undefined
  return random.weighted(sports.map((sport, rank) => [sport, 1 / (rank + 1)] as const))
}

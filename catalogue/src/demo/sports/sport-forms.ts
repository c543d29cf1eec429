import type { EventType } from '@app/contract/reference-lists/event-types.ts'
import type { Gender } from '@app/contract/reference-lists/genders.ts'
import { sportByName, type SportName } from '@app/contract/reference-lists/sports.ts'
import { teamSports } from '@app/contract/reference-lists/sports/team-sports.ts'
import { topSports } from '@app/contract/reference-lists/sports/top-sports.ts'
import { eventWord } from '../facilities/spaces/sport-words.ts'

const ofTeams = new Set<string>([...topSports, ...teamSports].map(({ name }) => name))

export const isTeamSport = (sport: SportName) => ofTeams.has(sport)

/** The type of event that is usual for a sport. */
export function mainTypeOf(sport: SportName): EventType {
  const word = eventWord(sport)
  if (word.endsWith(' tournament')) return 'Tournament'
  return /race|5K|triathlon|biathlon|criterium|regatta/.test(word) ? 'Race' : 'Competition'
}

/** Nobody holds camps for these in summer. */
export const isOnSnow = (sport: SportName) =>
  /Ski|Snow|Biathlon|Bobsled/.test(sport) && sportByName.get(sport)?.defaultSpaceType.name !== 'Open Water'

/** US dollars that a team usually pays for a tournament. */
const teamCosts: Partial<Record<SportName, number>> = {
  Baseball: 525,
  Softball: 475,
  Basketball: 325,
  Volleyball: 375,
  Soccer: 650,
  Lacrosse: 795,
  'Contact Football': 495,
  'Ice Hockey': 1050,
}
export const usualTeamCost = (sport: SportName) => teamCosts[sport] ?? 350

const mixed: readonly (readonly [Gender, number])[] = [
  ['Co-Ed', 35],
  ['Female', 20],
  ['Male', 20],
  ['Male & Female', 25],
]
const mostly = (gender: Gender): readonly (readonly [Gender, number])[] => [
  [gender, 85],
  ['Male & Female', 15],
]
const genders: Partial<Record<SportName, readonly (readonly [Gender, number])[]>> = {
  Softball: mostly('Female'),
  'Field Hockey': mostly('Female'),
  'Artistic Swimming': mostly('Female'),
  Ringette: mostly('Female'),
  Baseball: mostly('Male'),
  'Contact Football': mostly('Male'),
  Wrestling: mostly('Male'),
}
export const gendersOf = (sport: SportName) => genders[sport] ?? mixed

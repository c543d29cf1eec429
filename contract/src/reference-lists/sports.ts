import * as z from 'zod'
import { combatAndStrengthSports } from './sports/combat-and-strength-sports.ts'
import { enduranceSports } from './sports/endurance-sports.ts'
import { performanceAndMindSports } from './sports/performance-and-mind-sports.ts'
import { racquetAndTargetSports } from './sports/racquet-and-target-sports.ts'
import { space, sportEntries } from './sports/sport-entry.ts'
import { teamSports } from './sports/team-sports.ts'
import { topSports } from './sports/top-sports.ts'
import { waterSports } from './sports/water-sports.ts'
import { wheelAndAnimalSports } from './sports/wheel-and-animal-sports.ts'
import { winterSports } from './sports/winter-sports.ts'

const otherSports = [
  ...teamSports,
  ...racquetAndTargetSports,
  ...combatAndStrengthSports,
  ...performanceAndMindSports,
  ...enduranceSports,
  ...waterSports,
  ...winterSports,
  ...wheelAndAnimalSports,
].toSorted((a, b) => (a.name < b.name ? -1 : 1))

const fallbackSport = sportEntries([
  {
    name: 'Other Sport or Activity',
    icon: 'mdi:whistle',
    defaultSpaceType: space('Other', 'Indoor', 'Multi-purpose'),
    synonyms: ['other', 'activity', 'miscellaneous', 'multi sport', 'multi-sport'],
  },
])

/** The top sports by rank, then the others by name, then the fallback. */
export const sports = [...topSports, ...otherSports, ...fallbackSport]
export const sportNames = sports.map(({ name }) => name)
export const SportName = z.enum(sportNames)
export type SportName = z.infer<typeof SportName>

export type Sport = (typeof sports)[number]

export const sportByName: ReadonlyMap<string, Sport> = new Map<string, Sport>(
  sports.map((sport) => [sport.name, sport]),
)

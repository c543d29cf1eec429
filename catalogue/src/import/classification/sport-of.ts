import { sportByName, sports, type Sport, type SportName } from '@app/contract/reference-lists/sports.ts'
import { phraseKey } from './phrase-key.ts'

/** OpenStreetMap's values of `sport`, and words with a different meaning in North America. Null means no single sport. */
const otherWords: Readonly<Record<string, SportName | null>> = {
  american_football: 'Contact Football',
  canadian_football: 'Contact Football',
  football: 'Contact Football',
  hockey: 'Ice Hockey',
  beachvolleyball: 'Beach Volleyball',
  athletics: 'Track & Field',
  running: 'Running',
  field_hockey: 'Field Hockey',
  rugby_union: 'Rugby',
  rugby_league: 'Rugby',
  '10pin': 'Bowling',
  '9pin': 'Bowling',
  '5pin': 'Bowling',
  bowls: 'Bocce',
  horse_racing: 'Equestrian',
  motor: 'Auto Racing',
  karting: 'Auto Racing',
  ice_skating: 'Figure Skating',
  ice_stock: null,
  handball: 'Team Handball',
  skateboard: 'Skateboarding',
  skiing: 'Alpine Skiing',
  canoe: 'Canoe & Kayak',
  trampoline: 'Trampoline & Tumbling',
  martial_arts: 'Martial Arts',
  mma: 'Mixed Martial Arts',
  water_ski: 'Water Skiing & Wakeboarding',
  multi: null,
  multisport: null,
  team_sports: null,
  fitness: null,
  exercise: null,
  yoga: null,
  pilates: null,
  scuba_diving: null,
  skating: null,
  games: null,
  yes: null,
  // French and Spanish.
  tenis: 'Tennis',
  beisbol: 'Baseball',
  baloncesto: 'Basketball',
  basquetbol: 'Basketball',
  basketbol: 'Basketball',
  basket: 'Basketball',
  voleibol: 'Volleyball',
  volley: 'Volleyball',
  natacion: 'Swimming',
  natation: 'Swimming',
  'hockey sur glace': 'Ice Hockey',
  'patinage artistique': 'Figure Skating',
  'patinage de vitesse': 'Speed Skating',
  'ski alpin': 'Alpine Skiing',
  'ski de fond': 'Cross-Country Skiing',
  quilles: 'Bowling',
  boliche: 'Bowling',
  'balle molle': 'Softball',
  crosse: 'Lacrosse',
  'football americain': 'Contact Football',
  'futbol americano': 'Contact Football',
  balonmano: 'Team Handball',
  athletisme: 'Track & Field',
  atletismo: 'Track & Field',
  planche: null,
  equitation: 'Equestrian',
  'tir a l arc': 'Archery',
}

const meanings = Map.groupBy(
  sports.flatMap((sport) => sport.synonyms.map((word) => ({ key: phraseKey(word), sport }))),
  ({ key }) => key,
)

/** If several sports share a word, returns the only popular one: 'hoops' means basketball. */
function meaningOf(sharing: ReadonlySet<Sport>): Sport | undefined {
  const candidates =
    sharing.size === 1 ? [...sharing] : [...sharing].filter(({ ranking }) => ranking !== undefined)
  return candidates.length === 1 ? candidates[0] : undefined
}

const spellings = [...meanings].flatMap(([key, sharing]) => {
  const sport = meaningOf(new Set(sharing.map((one) => one.sport)))
  return sport === undefined ? [] : [[key, sport] as const]
})

const known: ReadonlyMap<string, Sport | null> = new Map<string, Sport | null>([
  ...spellings,
  ...sports.map((sport) => [phraseKey(sport.name), sport] as const),
  ...Object.entries(otherWords).map(
    ([word, name]) => [phraseKey(word), name && (sportByName.get(name) ?? null)] as const,
  ),
])

/** The sport for a word. Null if the word means no single sport, undefined if it is unknown or ambiguous. */
export const sportOf = (word: string) => known.get(phraseKey(word))

import type { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { phraseKey } from './phrase-key.ts'
import { sportOf } from './sport-of.ts'

export interface SpacePhrase {
  space: SpaceTypeName
  sport?: SportName
}

/** Words for spaces in English, French and Spanish, without accents and plurals. */
const spaceWords: ReadonlyMap<string, SpaceTypeName> = new Map(
  Object.entries<SpaceTypeName>({
    court: 'Court',
    cancha: 'Court',
    diamond: 'Diamond',
    ballfield: 'Diamond',
    'ball field': 'Diamond',
    'ball diamond': 'Diamond',
    losange: 'Diamond',
    diamante: 'Diamond',
    field: 'Field',
    pitch: 'Field',
    'athletic field': 'Field',
    'sport field': 'Field',
    'playing field': 'Field',
    'multi purpose field': 'Field',
    'multipurpose field': 'Field',
    terrain: 'Field',
    'terrain sportif': 'Field',
    campo: 'Field',
    rink: 'Rink',
    'ice rink': 'Rink',
    'ice sheet': 'Rink',
    'ice pad': 'Rink',
    sheet: 'Rink',
    patinoire: 'Rink',
    pool: 'Pool',
    'swimming pool': 'Pool',
    'indoor pool': 'Pool',
    'outdoor pool': 'Pool',
    piscine: 'Pool',
    piscina: 'Pool',
    alberca: 'Pool',
    track: 'Track',
    'running track': 'Track',
    piste: 'Track',
    pista: 'Track',
    'skate park': 'Skate Park',
    skatepark: 'Skate Park',
    'bowling lane': 'Bowling Lane',
    'golf course': 'Golf Course',
    'disc golf course': 'Disc Golf Course',
    trail: 'Trail',
    sentier: 'Trail',
    'climbing wall': 'Climbing Wall',
    'meeting room': 'Meeting Room',
    stage: 'Stage',
  }),
)

const sportsOfSpaces: ReadonlyMap<string, SportName> = new Map(
  Object.entries<SportName>({
    diamond: 'Baseball',
    ballfield: 'Baseball',
    'ball field': 'Baseball',
    'ball diamond': 'Baseball',
    'swimming pool': 'Swimming',
    'running track': 'Track & Field',
    'bowling lane': 'Bowling',
    'golf course': 'Golf',
    'disc golf course': 'Disc Golf',
    'skate park': 'Skateboarding',
    skatepark: 'Skateboarding',
  }),
)

/** Reads a space such as 'Tennis Courts', 'Soccer Field #2', 'terrain de soccer' or 'Pool'. Undefined for other words. */
export function spacePhrase(text: string): SpacePhrase | undefined {
  const key = phraseKey(text.replaceAll(/[#(]?\s*\b(?:\d+|[A-D])\)?\s*$/gi, ' '))
  const whole = spaceWords.get(key)
  if (whole !== undefined) {
    const sport = sportsOfSpaces.get(key)
    return sport === undefined ? { space: whole } : { space: whole, sport }
  }
  // French and Spanish put the space first: 'terrain de soccer', 'cancha de tenis'.
  const [, first = '', after = ''] = /^(\w+) (?:de |du |d )?(.+)$/.exec(key) ?? []
  const [, before = '', last = ''] = /^(.+) (\w+)$/.exec(key) ?? []
  for (const [space, sport] of [
    [last, before],
    [first, after],
  ] as const) {
    const name = spaceWords.get(space)
    const found = sportOf(sport)?.name
    if (name !== undefined && found !== undefined) return { space: name, sport: found }
  }
  return undefined
}

import { sharedSets } from '../shared-sets.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/**
 * Words for a kind of place, in groups of kinds that one place may be called by two of. Two names that share only these
 * words are not similar.
 */
const groups = {
  ground: list(
    'stadium field ballpark ballfield bowl ground fairground oval stade estadio dome forum coliseum playfield',
  ),
  hall: list(
    'arena coliseum fieldhouse gymnasium center pavilion hall auditorium dome forum palestra garden building plex sportsplex recplex',
  ),
  park: list(
    'park playground complex field playfield plaza garden green common beach marina skatepark waterpark square',
  ),
  water: list('pool natatorium aquatic aquatics waterpark swim swimming center'),
  ice: list('rink ice iceplex icehouse arena center'),
  court: list('court'),
  diamond: list('diamond ballfield field'),
  track: list('track racetrack racecourse raceway speedway velodrome'),
  course: list('course golfclub countryclub links'),
  school: list('school highschool elementary juniorhighschool middle academy kindergarten'),
  college: list('university college institute'),
  club: list('club ymca ywca ymha jcc bgc tournamentplayersclub golfclub countryclub'),
  faith: list('church temple synagogue mosque cathedral'),
  trail: list('trail trailhead greenway path'),
}
const groupsByWord = new Map<string, Set<string>>()
for (const [group, words] of Object.entries(groups))
  for (const word of words) groupsByWord.set(word, (groupsByWord.get(word) ?? new Set()).add(group))

export const isKindWord = (word: string) => groupsByWord.has(word)

/** The groups of the kinds in a name. A center can be of any kind. */
export const groupsOf = (words: readonly string[]): ReadonlySet<string> =>
  shared(new Set(words.flatMap((word) => (word === 'center' ? [] : [...(groupsByWord.get(word) ?? [])]))))

const shared = sharedSets<string>()

const sportWords = list(
  'tennis soccer baseball softball football basketball hockey swimming volleyball lacrosse golf pickleball cricket rugby skate bmx equestrian archery curling bowling handball bocce track',
)
const levels = list('elementary middle highschool juniorhighschool university college kindergarten')

const none: readonly string[] = []
/** One empty list for all names. */
export const orNone = (words: readonly string[]) => (words.length === 0 ? none : words)

/** A baseball field is not the soccer field, and an elementary school not the high school. */
export const sportsOf = (words: readonly string[]) => orNone(words.filter((word) => sportWords.has(word)))
export const levelsOf = (words: readonly string[]) => orNone(words.filter((word) => levels.has(word)))

const commonWords = new Set([
  ...sportWords,
  ...list(`community recreation sports athletic memorial municipal public city county town village township civic events
  convention convocation ice skating aquatic swimming national regional international new old central main area family students
  student physical education health activity activities multi purpose multipurpose youth district neighborhood middle veterans`),
])

/** Whether a word distinguishes neighbors, as in 'Field 1' and 'Field 2', or 'North Rink' and 'South Rink'. */
export const isMark = (word: string) =>
  /^\d+(?:st|nd|rd|th)?$/.test(word) ||
  /^[a-z]$/.test(word) ||
  /^(?:east|west|north|south|northeast|northwest|southeast|southwest|upper|lower|indoor|outdoor|junior|senior|mens|womens|boys|girls|practice|annex|auxiliary)$/.test(
    word,
  )

export const isDistinctive = (word: string) => !isKindWord(word) && !commonWords.has(word) && !isMark(word)

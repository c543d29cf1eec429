/** Words that say what sort of place it is: names that agree in nothing else name nothing. */
const sorts: ReadonlySet<string> = new Set(
  `arena stadium field fieldhouse gymnasium center coliseum pavilion hall complex park ballpark court courts pool rink track course golfclub
  countryclub club school highschool elementary university college church auditorium dome forum garden gardens racetrack racecourse
  speedway raceway skatepark playground diamond diamonds fields trail beach marina ymca ywca building plex sportsplex`.split(
    /\s+/,
  ),
)
const common: ReadonlySet<string> = new Set(
  `community recreation sports athletic memorial municipal public city county town village civic events convocation convention
  tennis soccer baseball softball football basketball hockey ice skating aquatic swimming volleyball lacrosse golf national
  regional international new old junior senior central main east west north south upper lower indoor outdoor area family
  students student physical education health activity activities multi purpose multipurpose youth district neighborhood`.split(
    /\s+/,
  ),
)
/** Words by which neighbours are told apart: 'Field 1' is not 'Field 2', nor the north rink the south rink. */
const tellsApart = (word: string) =>
  /^\d+(?:st|nd|rd|th)?$/.test(word) ||
  /^[a-z]$/.test(word) ||
  /^(?:east|west|north|south|upper|lower|indoor|outdoor|junior|senior|mens|womens|boys|girls)$/.test(word)

const isSort = (word: string) => sorts.has(word)

/** Whether a name has no word of its own, as 'Community Center' and 'Tennis Courts' have not. */
export const isGeneric = (words: readonly string[]) =>
  words.every((word) => sorts.has(word) || common.has(word) || tellsApart(word))

/** Whether the names themselves say that these are two places: another number or side, or another sort of building. */
export function areToldApart(a: readonly string[], b: readonly string[]): boolean {
  const [marksA, marksB] = [a.filter(tellsApart), b.filter(tellsApart)]
  if (marksA.join(' ') !== marksB.join(' ') && !(isInitial(marksA) || isInitial(marksB))) return true
  const [sortsA, sortsB] = [
    a.filter((word) => isSort(word) && word !== 'center'),
    b.filter((word) => isSort(word) && word !== 'center'),
  ]
  return sortsA.length > 0 && sortsB.length > 0 && !sortsA.some((word) => sortsB.includes(word))
}

/** The initial of a person that one list leaves out tells nothing apart. */
const isInitial = (marks: readonly string[]) => marks.every((mark) => /^[a-z]$/.test(mark))

/**
 * How alike two names are, 0 to 1: the pairs of letters they share, or, where one leaves words out, how much of the
 * shorter stands in the longer.
 */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const whole = dice(a.join(' '), b.join(' '))
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  const contained = shorter.every((word) => longer.includes(word)) && !isGeneric(shorter) ? 0.9 : 0
  return Math.max(whole, dice(a.toSorted().join(' '), b.toSorted().join(' ')), contained)
}

function dice(a: string, b: string): number {
  if (a === b) return 1
  if (a.length < 2 || b.length < 2) return 0
  const pairs = new Map<string, number>()
  for (let index = 0; index < a.length - 1; index++) {
    const pair = a.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  let shared = 0
  for (let index = 0; index < b.length - 1; index++) {
    const pair = b.slice(index, index + 2)
    const left = pairs.get(pair) ?? 0
    if (left > 0) {
      shared++
      pairs.set(pair, left - 1)
    }
  }
  return (2 * shared) / (a.length + b.length - 2)
}

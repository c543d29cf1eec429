/** Words for a kind of place. Two names that share only these are not similar. */
const kindWords: ReadonlySet<string> = new Set(
  `arena stadium field fieldhouse gymnasium center coliseum pavilion hall complex park ballpark court courts pool rink track course golfclub
  countryclub club school highschool elementary university college church auditorium dome forum garden gardens racetrack racecourse
  speedway raceway skatepark playground diamond diamonds fields trail beach marina ymca ywca building plex sportsplex`.split(
    /\s+/,
  ),
)
const commonWords: ReadonlySet<string> = new Set(
  `community recreation sports athletic memorial municipal public city county town village civic events convocation convention
  tennis soccer baseball softball football basketball hockey ice skating aquatic swimming volleyball lacrosse golf national
  regional international new old junior senior central main east west north south upper lower indoor outdoor area family
  students student physical education health activity activities multi purpose multipurpose youth district neighborhood`.split(
    /\s+/,
  ),
)
/** Whether a word distinguishes neighbors, as in 'Field 1' and 'Field 2', or 'North Rink' and 'South Rink'. */
const isDistinguishing = (word: string) =>
  /^\d+(?:st|nd|rd|th)?$/.test(word) ||
  /^[a-z]$/.test(word) ||
  /^(?:east|west|north|south|upper|lower|indoor|outdoor|junior|senior|mens|womens|boys|girls)$/.test(word)

const isKindWord = (word: string) => kindWords.has(word)

/** Whether a name has no distinctive word, like 'Community Center' or 'Tennis Courts'. */
export const isGeneric = (words: readonly string[]) =>
  words.every((word) => kindWords.has(word) || commonWords.has(word) || isDistinguishing(word))

/** Whether the names alone show two different places: by number, by side or by kind of building. */
export function areClearlyDifferent(a: readonly string[], b: readonly string[]): boolean {
  const [marksA, marksB] = [a.filter(isDistinguishing), b.filter(isDistinguishing)]
  if (marksA.join(' ') !== marksB.join(' ') && !(areInitials(marksA) || areInitials(marksB))) return true
  const [kindsA, kindsB] = [
    a.filter((word) => isKindWord(word) && word !== 'center'),
    b.filter((word) => isKindWord(word) && word !== 'center'),
  ]
  return kindsA.length > 0 && kindsB.length > 0 && !kindsA.some((word) => kindsB.includes(word))
}

/** A person's initial, which some sources omit, distinguishes nothing. */
const areInitials = (marks: readonly string[]) => marks.every((mark) => /^[a-z]$/.test(mark))

/** Similarity from 0 to 1: the Dice coefficient of letter pairs, or 0.9 if one name has all words of the other. */
export function nameSimilarity(a: readonly string[], b: readonly string[]): number {
  const whole = diceCoefficient(a.join(' '), b.join(' '))
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  const contained = shorter.every((word) => longer.includes(word)) && !isGeneric(shorter) ? 0.9 : 0
  return Math.max(whole, diceCoefficient(a.toSorted().join(' '), b.toSorted().join(' ')), contained)
}

function diceCoefficient(a: string, b: string): number {
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

/** Canonical spellings of words with several common spellings. */
const spellings: Readonly<Record<string, string>> = {
  centre: 'center',
  ctr: 'center',
  cntr: 'center',
  cen: 'center',
  theatre: 'theater',
  colosseum: 'coliseum',
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
  univ: 'university',
  u: 'university',
  rec: 'recreation',
  recreational: 'recreation',
  comm: 'community',
  gym: 'gymnasium',
  bldg: 'building',
  pk: 'park',
  hs: 'highschool',
  elem: 'elementary',
  intl: 'international',
  natl: 'national',
  mem: 'memorial',
  meml: 'memorial',
  mun: 'municipal',
  muni: 'municipal',
  cty: 'county',
  co: 'county',
  jr: 'junior',
  sr: 'senior',
  ath: 'athletic',
  athletics: 'athletic',
  sport: 'sports',
  event: 'events',
  no: 'north',
  so: 'south',
  tpc: 'tournamentplayersclub',
  cc: 'countryclub',
  gc: 'golfclub',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
}

/** Words that are written both as one word and as two. */
const joined =
  /\b(?:field house|ball park|race track|race course|high school|tournament players club|country club|golf club|skate park)\b/g

const stopWords = new Set([
  'the',
  'at',
  'of',
  'and',
  'a',
  'an',
  'in',
  'de',
  'la',
  'le',
  'les',
  'du',
  'des',
  'l',
  'd',
])

/** Normalizes a name to its words for comparison: 'The O’Neil Ctr.' becomes `oneil` and `center`. */
export function nameWords(name: string): string[] {
  const text = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʻ`]/gu, '')
    .replaceAll('&', ' and ')
    // Initials: 'J. F. K.' and 'J.F.K.' become 'jfk'.
    .replaceAll(/\b(?:\p{L}\.\s?){2,}/gu, (initials) => `${initials.replaceAll(/[.\s]/g, '')} `)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(joined, (words) => words.replaceAll(' ', ''))
  const words = text.split(' ').filter((word) => word !== '')
  const significant = words.map((word) => spellings[word] ?? word).filter((word) => !stopWords.has(word))
  return significant.length > 0 ? significant : words
}

export const nameKey = (name: string) => nameWords(name).join(' ')

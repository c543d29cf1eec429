/** The words of a column name: 'Str. Addr', 'str_addr' and 'strAddr' are all 'str' and 'addr'. */
export const headerWords = (column: string): string[] =>
  column
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Abbreviations that are usual in column names. Others are recognized only as guesses, by their letters. */
const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    addr: ['address'],
    add: ['address'],
    bldg: ['building'],
    cap: ['capacity'],
    cd: ['code'],
    cntr: ['center'],
    ctr: ['center'],
    centre: ['center'],
    ctry: ['country'],
    desc: ['description'],
    descr: ['description'],
    dir: ['direction'],
    fac: ['facility'],
    facil: ['facility'],
    hse: ['house'],
    loc: ['location'],
    max: ['max'],
    maximum: ['max'],
    muni: ['municipality'],
    nbr: ['number'],
    nm: ['name'],
    no: ['number'],
    num: ['number'],
    ph: ['phone'],
    phys: ['physical'],
    pl: ['place'],
    prop: ['property'],
    sch: ['school'],
    sq: ['square'],
    ft: ['feet', 'foot'],
    // 'St Addr' is the street's, 'St Code' the state's.
    st: ['street', 'state'],
    stat: ['status'],
    str: ['street'],
    tel: ['telephone'],
    typ: ['type'],
    yr: ['year'],
  }),
)

const maxReadings = 8

/** What the words may stand for, likeliest first: 'st addr' is 'street address' or 'state address'. */
export function expandedWords(words: readonly string[]): string[][] {
  let readings: string[][] = [[]]
  for (const word of words)
    readings = readings
      .flatMap((reading) => (abbreviations.get(word) ?? [word]).map((long) => [...reading, long]))
      .slice(0, maxReadings)
  return readings
}

const linking = new Set('of the a an and or in at for de la le les l d du des del'.split(' '))
/** Words whose ending makes another word of them. */
const whole = new Set(['parking', 'building', 'landing', 'housing', 'listing'])

/** 'opened', 'opening' and 'opens' are all 'open'. */
const stem = (word: string) =>
  whole.has(word) || word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=[a-z]{2}[^s])s$/, '')
        .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')

/** The same for names with the same words in any order and ending: 'Type of Facility' and 'Facility Types'. */
export const phraseOf = (words: readonly string[]) =>
  words
    .filter((word) => !linking.has(word))
    .map(stem)
    .toSorted()
    .join(' ')

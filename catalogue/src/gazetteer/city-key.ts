const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }),
)

/** Common names for places that the gazetteer lists under a different name. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    newyorkcity: 'newyork',
    nyc: 'newyork',
    thebronx: 'bronx',
    washingtondc: 'washington',
    vegas: 'lasvegas',
    philly: 'philadelphia',
    indy: 'indianapolis',
    quebeccity: 'quebec',
    villedequebec: 'quebec',
  }),
)

/**
 * Normalizes a place name to its lookup key: 'St. John’s' and 'saint johns' both become 'saintjohns'. Empty if the text
 * has no Latin letters or digits.
 */
export const cityKey = (text: string) => keyOfWords(words(text))

/** The lookup key of a name that is split into lowercase words without diacritics. */
export function keyOfWords(list: readonly string[]): string {
  const key = list.map((word) => shortForms.get(word) ?? word).join('')
  return aliases.get(key) ?? key
}

/** Key prefixes for a partly typed name: 'st' matches both Stamford and St. Louis. */
export function cityKeyPrefixes(text: string): string[] {
  const typed = words(text)
  const last = typed.pop()
  if (last === undefined) return []
  const before = typed.map((word) => shortForms.get(word) ?? word).join('')
  const endings = /[\s.-]$/.test(text) ? [shortForms.get(last) ?? last] : [last, shortForms.get(last) ?? last]
  return [...new Set(endings.map((ending) => before + ending))]
}

const words = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʻ`]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const shortForms: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** Names that people use for a place the gazetteer lists under another. */
const otherNames: Readonly<Record<string, string>> = {
  newyorkcity: 'newyork',
  nyc: 'newyork',
  thebronx: 'bronx',
  washingtondc: 'washington',
  vegas: 'lasvegas',
  philly: 'philadelphia',
  indy: 'indianapolis',
  quebeccity: 'quebec',
  villedequebec: 'quebec',
}

/**
 * The form under which places are stored and looked up: 'St. John’s' and 'saint johns' are both 'saintjohns'. Empty
 * when the text holds no Latin letter or digit.
 */
export function cityKey(text: string): string {
  const key = words(text)
    .map((word) => shortForms[word] ?? word)
    .join('')
  return otherNames[key] ?? key
}

/** Keys that a name still being typed may begin with: 'st' may become Stamford or St. Louis. */
export function cityKeyPrefixes(text: string): string[] {
  const typed = words(text)
  const last = typed.pop()
  if (last === undefined) return []
  const before = typed.map((word) => shortForms[word] ?? word).join('')
  const endings = /[\s.-]$/.test(text) ? [shortForms[last] ?? last] : [last, shortForms[last] ?? last]
  return [...new Set(endings.map((ending) => before + ending))]
}

const words = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʻ`]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

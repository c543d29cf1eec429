/** The code of a served country, or the name of another one. */
export type Country = 'US' | 'CA' | { other: string }

interface Served {
  country: 'US' | 'CA'
  state?: string
}
const namesFor = (names: readonly string[], served: Served) => names.map((name) => [name, served] as const)

const spellings: ReadonlyMap<string, Served> = new Map([
  ...namesFor(['us', 'usa', 'united states', 'united states of america', 'america'], { country: 'US' }),
  ...namesFor(['ca', 'can', 'canada'], { country: 'CA' }),
  ...namesFor(['pr', 'pri', 'puerto rico'], { country: 'US', state: 'Puerto Rico' }),
  ...namesFor(['vi', 'vir', 'us virgin islands', 'virgin islands us', 'united states virgin islands'], {
    country: 'US',
    state: 'Virgin Island',
  }),
])

/** Unserved countries and territories that files write in ways `Intl.DisplayNames` does not cover. */
const others: ReadonlyMap<string, string> = new Map([
  ['mex', 'Mexico'],
  ['estados unidos mexicanos', 'Mexico'],
  ['gum', 'Guam'],
  ['asm', 'American Samoa'],
  ['mnp', 'Northern Mariana Islands'],
  ['bhs', 'Bahamas'],
  ['bmu', 'Bermuda'],
  ['cub', 'Cuba'],
  ['dom', 'Dominican Republic'],
  ['jam', 'Jamaica'],
  ['vgb', 'British Virgin Islands'],
  ['gbr', 'United Kingdom'],
  ['spm', 'Saint Pierre and Miquelon'],
  ['grl', 'Greenland'],
])

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Finds a country by name or code. Some files list Puerto Rico and the Virgin Islands as countries; here they are states. */
export function countryOf(text: string): { country: Country; state?: string } {
  const spelling = text
    .toLowerCase()
    .replaceAll(/[.,()]/g, '')
    .trim()
  const served = spellings.get(spelling)
  if (served) return served
  const byCode = /^[a-z]{2}$/.test(spelling) ? names.of(spelling.toUpperCase()) : undefined
  return { country: { other: others.get(spelling) ?? byCode ?? text } }
}

/** Unserved parts of the two countries, by name and postal abbreviation. */
const unserved: ReadonlyMap<string, string> = new Map([
  ...(['Yukon', 'Northwest Territories', 'Nunavut'] as const).map(
    (name) => [name.toLowerCase(), name] as const,
  ),
  ['yt', 'Yukon'],
  ['nt', 'Northwest Territories'],
  ['nu', 'Nunavut'],
  ['gu', 'Guam'],
  ['guam', 'Guam'],
  ['as', 'American Samoa'],
  ['american samoa', 'American Samoa'],
  ['mp', 'Northern Mariana Islands'],
  ['northern mariana islands', 'Northern Mariana Islands'],
])
export const unservedPart = (state: string) => unserved.get(state.toLowerCase().replaceAll('.', ''))

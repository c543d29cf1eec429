/** The code of a country served, or the name of another. */
export type Country = 'US' | 'CA' | { other: string }

interface Served {
  country: 'US' | 'CA'
  state?: string
}
const same = (names: readonly string[], served: Served) => names.map((name) => [name, served] as const)

const spellings: ReadonlyMap<string, Served> = new Map([
  ...same(['us', 'usa', 'united states', 'united states of america', 'america'], { country: 'US' }),
  ...same(['ca', 'can', 'canada'], { country: 'CA' }),
  ...same(['pr', 'pri', 'puerto rico'], { country: 'US', state: 'Puerto Rico' }),
  ...same(['vi', 'vir', 'us virgin islands', 'virgin islands us', 'united states virgin islands'], {
    country: 'US',
    state: 'Virgin Island',
  }),
])

/** Countries and parts of countries near the regions served, by the codes and codes of three letters that files use. */
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

/** A country by its name or code. Puerto Rico and the Virgin Islands are countries to some files, and states here. */
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

/** Parts of the two countries that are none of the product's states, by name and postal abbreviation. */
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

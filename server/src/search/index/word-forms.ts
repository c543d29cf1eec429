import { tokenize } from './tokenize.ts'

/**
 * Abbreviations and spellings common on signs and in addresses. Each pair matches in both directions, but not
 * transitively: 'st' doesn't make 'saint' match 'street'.
 */
const abbreviations: Record<string, readonly string[]> = {
  assn: ['association'],
  aud: ['auditorium'],
  ave: ['avenue'],
  bldg: ['building'],
  blvd: ['boulevard'],
  centre: ['center'],
  cntr: ['center', 'centre'],
  coll: ['college'],
  ctr: ['center', 'centre'],
  ft: ['fort'],
  gym: ['gymnasium'],
  hts: ['heights'],
  intl: ['international'],
  mem: ['memorial'],
  mt: ['mount', 'mountain'],
  mtn: ['mountain'],
  muni: ['municipal'],
  natl: ['national'],
  pk: ['park'],
  pt: ['point', 'port'],
  rd: ['road'],
  rec: ['recreation', 'recreational'],
  spgs: ['springs'],
  st: ['saint', 'state', 'street'],
  ste: ['sainte'],
  theatre: ['theater'],
  twp: ['township'],
  univ: ['university'],
}

/** Stop words. A query ignores them unless it has no others. */
export const defaultIgnoredWords: readonly string[] = [
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'near',
  'of',
  'on',
  'the',
  'to',
]

export type Equivalents = ReadonlyMap<string, ReadonlySet<string>>

function singleWord(text: string): string {
  const [word, ...others] = tokenize(text)
  if (word === undefined || others.length > 0) throw new RangeError(`A synonym must be one word: '${text}'`)
  return word
}

/** A symmetric map of abbreviations and the given synonyms. Throws a RangeError for a synonym of several words. */
export function createEquivalents(synonyms: Record<string, readonly string[]> = {}): Equivalents {
  const equivalents = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    const known = equivalents.get(from)
    if (known) known.add(to)
    else equivalents.set(from, new Set([to]))
  }
  for (const [word, others] of [...Object.entries(abbreviations), ...Object.entries(synonyms)]) {
    for (const other of others) {
      link(singleWord(word), singleWord(other))
      link(singleWord(other), singleWord(word))
    }
  }
  return equivalents
}

/** Regular English singular and plural forms of a word, whether or not they exist. */
export function inflections(word: string): string[] {
  if (word.length < 3 || /\P{L}/u.test(word)) return []
  const forms = [`${word}s`]
  if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`)
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`)
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1))
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2))
  if (/[^aeiou]ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`)
  return forms
}

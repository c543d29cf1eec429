import { initials, joined, legalSuffixes, spellings, stopWords } from './name-spellings.ts'

/**
 * Normalizes a name to its words for comparison: 'The O’Neil Ctr., Inc.' becomes `oneil` and `center`, and 'AT&T Park'
 * becomes `att` and `park`.
 */
export function nameWords(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʻ`"“”]/gu, '')
    // Initials joined by an ampersand: 'AT&T', 'M & T' and 'Texas A and M'.
    .replaceAll(/(?<!\p{L})(\p{L}{1,2}) ?& ?(\p{L}{1,2})(?!\p{L})/gu, '$1$2')
    .replaceAll(/(?<!\p{L})(\p{L}) and (\p{L})(?!\p{L})/gu, '$1$2')
    .replaceAll('&', ' and ')
    // Initials with dots: 'J. F. K.' and 'J.F.K.' become 'jfk'.
    .replaceAll(/\b(?:\p{L}\.\s?){2,}/gu, (letters) => `${letters.replaceAll(/[.\s]/g, '')} `)
    // 'PS12' is 'P.S. 12'.
    .replaceAll(/(?<=\p{L})(?=\d)/gu, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  const text = initials
    .reduce((rest, [long, short]) => rest.replaceAll(long, short), plain)
    .replaceAll(joined, (words) => words.replaceAll(' ', ''))
  const words = withoutLegalSuffix(text.split(' ').filter((word) => word !== ''))
  const significant = words.map((word) => spellings.get(word) ?? word).filter((word) => !stopWords.has(word))
  return significant.length > 0 ? significant : words
}

function withoutLegalSuffix(words: string[]): string[] {
  const last = words.at(-1)
  return words.length > 2 && last !== undefined && legalSuffixes.has(last) ? words.slice(0, -1) : words
}

export const nameKey = (name: string) => nameWords(name).join(' ')

import { articles, knownSpelling, shortForms, smallWords, streetCapitals } from './spellings.ts'

/** Whether a text is all uppercase or all lowercase. */
export function hasLostCase(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  return letters !== '' && (letters === letters.toLowerCase() || letters === letters.toUpperCase())
}

/** Converts a name to title case: 'O'NEILL PARK AT MCDONALD YMCA' becomes 'O'Neill Park at McDonald YMCA'. */
export const titleCase = (text: string) => convertCase(text, (word) => knownSpelling.get(word))

/** Converts a street to title case, but keeps 'SE' and 'US'. */
export const streetCase = (text: string) =>
  convertCase(text, (word) => (streetCapitals.has(word) ? word : knownSpelling.get(word)))

type Known = (word: string) => string | undefined

function convertCase(text: string, known: Known): string {
  const tokens = text.split(/\s+/)
  return tokens
    .map((token, index) => {
      const previous = tokens[index - 1]
      const isEdge = index === 0 || index === tokens.length - 1 || /[-–—:(/]$/.test(previous ?? '')
      if (!isEdge && isSmall(token, previous)) return token.toLowerCase()
      const converted = token.replaceAll(/[^\s\-–—/()[\]"“”.,;:!?]+/gu, (word, at: number) =>
        convertWord(word, token, at, known),
      )
      return index === 0 ? converted : converted.replace(/^L(?=['’])/, 'l')
    })
    .join(' ')
}

function isSmall(token: string, previous: string | undefined): boolean {
  const word = token.toLowerCase()
  return smallWords.has(word) || (articles.has(word) && smallWords.has((previous ?? '').toLowerCase()))
}

const domains = new Set(['COM', 'NET', 'ORG'])

function convertWord(word: string, token: string, at: number, known: Known): string {
  const upper = word.toUpperCase()
  if (domains.has(upper) && token[at - 1] === '.') return word.toLowerCase()
  const found = known(upper)
  if (found !== undefined) return found
  // Initials, as in 'C.M.' and 'S. B.'.
  if (upper.length === 1) return upper
  if (/^\d/.test(upper)) return ordinalOrCode(upper)
  if (isAcronym(upper)) return upper
  return capitalize(word)
}

/** Lowercases ordinals such as '84TH'. Keeps '3M'. */
const ordinalOrCode = (word: string) => (/^\d+(?:ST|ND|RD|TH|S)$/.test(word) ? word.toLowerCase() : word)

const romanNumeral = /^(?:X{0,3})(?:IX|IV|V?I{0,3})$/

function isAcronym(word: string): boolean {
  if (romanNumeral.test(word) && word.length <= 5) return true
  if (/^\p{L}{1,3}(?:&\p{L}{1,2})+$/u.test(word)) return true
  if (shortForms.has(word)) return false
  return word.length <= 5 && /^[^AEIOUYÀ-ÿ\P{L}]+$/u.test(word)
}

function capitalize(word: string): string {
  const lower = word.toLowerCase()
  const prefixed = /^([odl])(['’])(\p{L}{3,}.*)$/u.exec(lower) ?? /^(mc)()(\p{L}{3,}.*)$/u.exec(lower)
  if (prefixed) return `${upperFirst(prefixed[1] ?? '')}${prefixed[2]}${upperFirst(prefixed[3] ?? '')}`
  return upperFirst(lower)
}

const upperFirst = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())

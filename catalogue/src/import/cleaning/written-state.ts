import { stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import { stateAbbreviations } from '../../gazetteer/state-abbreviations.ts'

const country = /^(?:USA?|U\.S\.A?\.|United States(?: of America)?|Canada)$/i
const isoCode = /^(US|CA)[AN]?-([A-Z]{2})$/i
const kindOfState = /^(?:the )?(?:state|province|commonwealth) of /i
const separators = /[,;()/|-]/

const abbreviations = new Map(Object.entries(stateAbbreviations))

/** Also of 'Ind.' and 'Calif.'. Without the dot, some of these are words: 'Wash', 'Miss'. */
export const statedState = (text: string) =>
  stateOf(text) ??
  (text.endsWith('.') ? stateOf(abbreviations.get(text.slice(0, -1).toLowerCase()) ?? '') : undefined)

/** The state of 'MD', and of a cell that has it twice or with its country: 'Maryland (MD)', 'US-MD', 'Maryland, USA'. */
export function writtenState(text: string): { name: StateName; country: string } | undefined {
  const plain = text.trim()
  const [, land = '', code = ''] = isoCode.exec(plain) ?? []
  const known = statedState(code === '' ? plain : code)
  if (code !== '') return known?.country === land.toUpperCase() ? known : undefined
  if (known) return known
  const parts = plain
    .replace(kindOfState, '')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part))
  const [first, ...others] = parts.map((part) => statedState(part) ?? stateTwice(part))
  return others.every((other) => other === first) ? first : undefined
}

/** 'Maryland MD' and 'NY New York'. */
function stateTwice(text: string) {
  const words = text.split(/\s+/)
  for (let count = 1; count < words.length; count++) {
    const state = statedState(words.slice(0, count).join(' '))
    if (state && state === statedState(words.slice(count).join(' '))) return state
  }
  return undefined
}

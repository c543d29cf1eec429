import { stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'

const country = /^(?:USA?|U\.S\.A?\.|United States(?: of America)?|Canada)$/i
const isoCode = /^(US|CA)[AN]?-([A-Z]{2})$/i
const kindOfState = /^(?:the )?(?:state|province|commonwealth) of /i
const separators = /[,;()/|-]/

/** The state of 'MD', and of a cell that has it twice or with its country: 'Maryland (MD)', 'US-MD', 'Maryland, USA'. */
export function writtenState(text: string): { name: StateName; country: string } | undefined {
  const plain = text.trim()
  const [, land = '', code = ''] = isoCode.exec(plain) ?? []
  const known = stateOf(code === '' ? plain : code)
  if (code !== '') return known?.country === land.toUpperCase() ? known : undefined
  if (known) return known
  const parts = plain
    .replace(kindOfState, '')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part))
  const [first, ...others] = parts.map((part) => stateOf(part) ?? stateTwice(part))
  return others.every((other) => other === first) ? first : undefined
}

/** 'Maryland MD' and 'NY New York'. */
function stateTwice(text: string) {
  const words = text.split(/\s+/)
  for (let count = 1; count < words.length; count++) {
    const state = stateOf(words.slice(0, count).join(' '))
    if (state && state === stateOf(words.slice(count).join(' '))) return state
  }
  return undefined
}

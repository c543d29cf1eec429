import type { Street } from './located.ts'
import { nameWords } from './name-key.ts'

export const phoneKey = (phone: string) =>
  phone
    .replace(/(?:ext(?:ension)?\.?|x|#)\s*\d+$/i, '')
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')

/** Sites that host pages of many organizations, so that a common domain shows nothing. */
const sharedHosts =
  /(?:^|\.)(?:facebook|instagram|twitter|x|google|goo|yelp|wikipedia|wordpress|wix|wixsite|squarespace|blogspot|weebly|linktr|teamsnap|sportsengine|leaguelineup|bluesombrero|youtube|tripadvisor|mapquest|foursquare)\.[a-z.]+$/

/** The host and path of a website, without 'www.' and a final slash; undefined for pages on shared hosts. */
export function siteKey(website: string): string | undefined {
  const address = website
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
  const host = address.split(/[/?#:]/, 1)[0] ?? ''
  return host === '' || sharedHosts.test(host) ? undefined : address.replace(/[/?#]+$/, '')
}

const streetWords: ReadonlyMap<string, string> = new Map(
  `street st|avenue ave|boulevard blvd|road rd|drive dr|lane ln|court ct|place pl|highway hwy|parkway pkwy|pky pkwy|square sq|terrace ter
  circle cir|north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw|suite ste`
    .split(/\||\n\s*/)
    .map((entry) => entry.split(' '))
    .map(([word = '', short = '']) => [word, short] as const),
)
/** Normalizes a street: '12 Elm St.' and '12 ELM STREET' become the same. */
export const streetKey = (address: string) =>
  nameWords(address)
    .map((word) => streetWords.get(word) ?? word)
    .join(' ')

/** '12 Elm Street, Suite 4' becomes `12` and `elm st`. */
export function streetOf(address: string): Street | undefined {
  const first = address
    .split(/[,;\n]|\b(?:suite|ste|unit|apt|room|rm|bldg|building|floor|p\.?o\.? box|c\.?p\.?)\b|#/i)
    .map((part) => part.trim())
    .find((part) => /\p{L}/u.test(part))
  // French addresses have a comma after the number: '240, rue Roy'.
  const number = /^\s*(\d+)[a-z]?(?:\s*-\s*\d+)?(?=[\s,])/i.exec(address)?.[1]
  const street = streetKey((first ?? '').replace(/^\s*\d+[a-z]?(?:\s*-\s*\d+)?\s+(?=\S)/i, ''))
  return street === '' ? undefined : { number, street }
}

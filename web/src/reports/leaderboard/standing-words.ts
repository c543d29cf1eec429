import type { Leaderboard, Standing } from '@app/contract/reports/leaderboard-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { count, counted } from '../../components/format.ts'

export type Ranking = Leaderboard['rankings'][number]

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `8th`. */
export const ordinal = (place: number) => `${count(place)}${endings[ordinals.select(place)] ?? 'th'}`

type Place = Pick<Standing, 'place' | 'isTied'>

/** In a table: `=8` of a shared place. */
export const placeText = ({ place, isTied }: Place) =>
  place === null ? '–' : `${isTied ? '=' : ''}${count(place)}`

/** `8th of 38, shared`. */
export const placeTitle = ({ place, isTied }: Place, peers: number) =>
  place === null ? 'Not ranked yet' : `${ordinal(place)} of ${count(peers)}${isTied ? ', shared' : ''}`

/** How many places a page went up in a month, or down if it is negative. Undefined if it had none. */
export function climbOf({ place, places: months }: Pick<Standing, 'place' | 'places'>) {
  const before = months.at(-2) ?? null
  return place === null || before === null ? undefined : before - place
}

/** The best and the worst place of the months, in words. Undefined without any before the present one. */
export function monthsSentence({ places: months }: Pick<Standing, 'places'>): string | undefined {
  const known = months.filter((place) => place !== null)
  if (known.length < 2) return undefined
  const [best, worst] = [Math.min(...known), Math.max(...known)]
  return best === worst
    ? `${ordinal(best)} in each of the last ${counted(known.length, 'month')}.`
    : `Between ${ordinal(best)} and ${ordinal(worst)} in the last ${counted(known.length, 'month')}.`
}

const places = (number: number) => (number === 1 ? 'One place' : `${count(number)} places`)

/** Where a page comes from, and, where figures are public, what it would take to pass the next. */
export function standingSentence(ranking: Ranking, own: Standing): string {
  const { label, unit, isPublic, peers, isComparable } = ranking
  if (!isComparable) return 'Not enough peers to compare. Widen the region.'
  if (own.place === null)
    return `Pages without ${label.toLowerCase()} in these months, or that aren’t public, have no place.`
  const climb = climbOf(own)
  const value = own.value === null ? [] : [`${label}: ${valueText(own.value, { unit, currency: null })}.`]
  return [
    ...value,
    climb === undefined
      ? 'It had no place a month ago.'
      : climb === 0
        ? 'The same place as a month ago.'
        : `${places(Math.abs(climb))} ${climb > 0 ? 'up' : 'down'} in a month.`,
    ...(isPublic && peers > 1 ? nextText(ranking, own) : []),
  ].join(' ')
}

function nextText({ rows, label }: Ranking, own: Standing): string[] {
  const above = rows.findLast(({ place }) => place !== null && own.place !== null && place < own.place)
  // Rows between that aren't shown would be passed before.
  const isNext = rows.some(
    ({ position, place }) => place === own.place && above !== undefined && position === above.position + 1,
  )
  if (!above || !isNext || above.value === null || own.value === null || above.place === null) return []
  const more = above.value - own.value + 1
  return [`${count(more)} more ${label.toLowerCase()} would pass ${above.name} in ${ordinal(above.place)}.`]
}

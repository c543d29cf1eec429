import type { FreeSpaces } from '@app/contract/patterns/search.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { shortRange } from '../../market/days.ts'
import type { Facets } from '../../market/market.ts'
import { countOf } from '../../market/query.ts'
import { count, counted } from '../../components/format.ts'

/** '6 of 8 fields free Apr 23 – 25', '1 of 1 court free Mar 6 – 7 and 2 more weekends'. */
export function freeText({ free, of, spaceType, from, to, otherWeekends }: FreeSpaces): string {
  const spaces =
    spaceType === null ? (of === 1 ? 'space' : 'spaces') : spacesWord(spaceType, of).toLowerCase()
  const more = otherWeekends === 0 ? '' : ` and ${counted(otherWeekends, 'more weekend')}`
  return `${free} of ${of} ${spaces} free ${shortRange(from, to)}${more}`
}

export const askText = 'Ask for dates'

/** How many are free, and of how many nobody knows. */
export function freeCounts(facets: Facets): string | undefined {
  const free = countOf(facets, 'from', 'true')
  const unknown = countOf(facets, 'from', 'false') ?? 0
  if (free === undefined) return undefined
  const first = free === 0 ? 'None is known to be free' : `${count(free)} known to be free`
  return unknown === 0
    ? `${first}.`
    : `${first}. ${counted(unknown, 'calendar is', 'calendars are')} unknown: ask for dates.`
}

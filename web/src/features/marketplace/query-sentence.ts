import { count as figure, listOf } from '../../page/format.ts'
import { datesWanted } from './dates-wanted.ts'
import { usualDistance, type MarketQuery } from './market-query.ts'
import { spacesWord } from '../../page/space-words.ts'
import { inSentence } from './in-sentence.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })
const eitherOf = (values: readonly string[]) => (values.length === 0 ? undefined : either.format(values))

/** What a query wants, in a sentence without its stop: 'With bleachers and parking, within 150 mi of Carmel, IN'. */
export function querySentence(query: MarketQuery): string {
  const range = datesWanted(query)
  const parts = [
    query.q && `matching “${query.q}”`,
    eitherOf(query.sport),
    eitherOf(query.type.map(inSentence)),
    spaces(query),
    query.amenity.length > 0 && `with ${listOf(query.amenity.map(inSentence))}`,
    query.capacity && `at least ${figure(query.capacity)} seats`,
    query.rating && `rated ${query.rating} or better`,
    eitherOf(query.availability.map(inSentence)),
    range && `that say they host events, ${range}`,
    placeOf(query),
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  const sentence = parts.length === 0 ? 'across the country' : parts.join(', ')
  return sentence.charAt(0).toLocaleUpperCase('en-US') + sentence.slice(1)
}

/** '8 or more indoor hardwood courts'; of no sort of space, only what is wanted of any. */
function spaces({ space, count, location, surface }: MarketQuery): string | undefined {
  const looks = [location?.toLowerCase(), eitherOf(surface.map(inSentence))].filter(Boolean)
  if (space === undefined) return looks.length === 0 ? undefined : looks.join(', ')
  const number = count === undefined ? [] : [`${figure(count)} or more`]
  return [...number, ...looks, inSentence(spacesWord(space))].join(' ')
}

/** 'within 50 mi of Carmel, IN', 'in Indiana or Ohio'. */
export function placeOf({ near, dist = usualDistance, bounds, state }: MarketQuery): string | undefined {
  const places = [
    near && `within ${figure(dist)} mi of ${near}`,
    state.length > 0 && `in ${eitherOf(state)}`,
    bounds && 'in this part of the map',
  ].filter((place): place is string => typeof place === 'string')
  return places.length === 0 ? undefined : places.join(', ')
}

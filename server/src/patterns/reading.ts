import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type * as z from 'zod'
import type { ReadPart as SentPart } from '@app/contract/patterns/reading.ts'
import { readMarket, type ReadPart, type ReadingDeclaration } from '../search/reading/read-market.ts'
import type { PlaceMeaning } from '../search/reading/reading.ts'
import type { Market } from '../search/market.ts'
import type { OpenReader } from '../search/reading/open-reader.ts'

const placeOf = (place: PlaceMeaning) => {
  if (place.type === 'state') return { label: place.state, state: place.state }
  if (place.type === 'states') return { label: place.label, states: [...place.states] }
  if (place.type === 'point') return { label: place.label, lat: place.lat, lng: place.lng }
  if (place.type === 'here') return { label: 'your location' }
  const { label, type, key, largestTown } = place
  return { label, area: `${type}:${key}`, ...(largestTown !== undefined && { largestTown }) }
}

function partOf({ part: { span, text, meaning }, values }: ReadPart): SentPart {
  const [from, to] = span
  const part = {
    from,
    to,
    text,
    values: Object.fromEntries(Object.entries(values).map(([name, list]) => [name, [...list]])),
  }
  if (meaning.type === 'dates') return { ...part, dates: { from: meaning.from, to: meaning.to } }
  if (meaning.type === 'impossible dates') return { ...part, isImpossibleDate: true }
  if (meaning.type === 'distance') return { ...part, miles: meaning.miles }
  if (meaning.type === 'unknown place') return { ...part, isUnknownPlace: true }
  if (meaning.type === 'filler' && meaning.isUnsearchable === true && !isSearched(values))
    return { ...part, isUnsearchable: true }
  if (meaning.type !== 'place') return part
  return {
    ...part,
    place: placeOf(meaning.place),
    ...(meaning.others.length > 0 && { otherPlaces: meaning.others.map(placeOf) }),
    ...(meaning.isGuess && { isGuess: true }),
    ...(meaning.place.type === 'here' && { isHere: true }),
  }
}

/** Whether the market has a filter for what others have none for, such as a price. */
const isSearched = (values: ReadPart['values']) => Object.values(values).some((list) => list.length > 0)

/** The handler that reads texts of a market's search field. */
export function readingHandler<F extends z.ZodObject>(
  declaration: ReadingDeclaration<z.output<F>>,
  openReader: OpenReader,
  { hasName }: Pick<Market<z.output<F>>, 'hasName'>,
) {
  const reader = openReader(declaration.phrases)
  return async ({
    text,
  }: {
    text: string
  }): Promise<{ data: { filter: z.output<F>; parts: SentPart[] } }> => {
    const { filter, parts } = readMarket(declaration, await reader.read(text, dayOf(new Date()), hasName))
    return { data: { filter, parts: parts.map(partOf) } }
  }
}

import type { ReadPart } from '@app/contract/patterns/reading.ts'
import type { Market, MarketQuery, PlaceNote, TextReading } from './market.ts'
import { changed, hasPlace, isPlacePart, valueOf, valuesOf } from './query.ts'

interface Sent {
  filter: { text?: string | undefined }
  parts: readonly ReadPart[]
}

/** Converts the API's reading, which names fields of the filter, to parameters of the market. */
export function textReading({ parameters }: Market, text: string, { filter, parts }: Sent): TextReading {
  const byField = new Map(parameters.map(({ name, field }) => [field ?? name, name]))
  const named = (values: ReadPart['values']): MarketQuery =>
    Object.fromEntries(
      Object.entries(values).flatMap(([field, list]) => {
        const name = byField.get(field)
        return name === undefined || list.length === 0 ? [] : [[name, list] as const]
      }),
    )
  const places = parts.flatMap(({ place }) => place ?? [])
  return {
    text,
    words: filter.text ?? '',
    parts: parts
      .map((part) => ({
        from: part.from,
        to: part.to,
        parameters: { ...named(part.values), ...placeAndDates(part) },
      }))
      .filter((part) => Object.keys(part.parameters).length > 0),
    notes: parts.flatMap(notesOf),
    unsearchable: parts.flatMap((part) => (part.isUnsearchable === true ? [part.text] : [])),
    impossibleDates: parts.flatMap((part) => (part.isImpossibleDate === true ? [part.text] : [])),
    isHere: parts.some(({ isHere }) => isHere === true),
    areas: Object.fromEntries(
      places.flatMap(({ area, label }) => (area === undefined ? [] : [[area, label]])),
    ),
    largestTowns: Object.fromEntries(
      places.flatMap(({ area, largestTown: town }) => (area && town ? [[area, town]] : [])),
    ),
  }
}

function placeAndDates({ place, miles, dates, isHere }: ReadPart): MarketQuery {
  if (dates) return { from: [dates.from], to: [dates.to] }
  if (miles !== undefined) return { dist: [String(Math.round(miles))] }
  if (place === undefined || isHere === true) return {}
  const { state, states = state === undefined ? undefined : [state] } = place
  if (states !== undefined) return { state: states }
  return place.area === undefined ? { near: [place.label] } : { area: [place.area] }
}

function notesOf({
  text,
  place,
  otherPlaces = [],
  isGuess = false,
  isUnknownPlace,
  isHere,
}: ReadPart): PlaceNote[] {
  const others = otherPlaces.map(({ label }) => label)
  if (isUnknownPlace === true) return [{ text, isGuess, others }]
  if (place === undefined || isHere === true || (!isGuess && others.length === 0)) return []
  return [{ text, label: place.label, isGuess, others }]
}

/** The query with what its text was understood as. A place or another single value in the address wins over the text. */
export function withReading(market: Market, query: MarketQuery, { parts }: TextReading): MarketQuery {
  const added: Record<string, readonly string[]> = {}
  const understood = hasPlace(query) ? parts.filter((part) => !isPlacePart(part)) : parts
  for (const { parameters } of understood)
    for (const [name, values] of Object.entries(parameters)) {
      const isList = market.parameters.some((parameter) => parameter.name === name && parameter.isList)
      const known = added[name] ?? valuesOf(query, name)
      added[name] = isList || known.length === 0 ? [...new Set([...known, ...values])] : known
    }
  return changed(market, query, { ...added, page: valueOf(query, 'page') })
}

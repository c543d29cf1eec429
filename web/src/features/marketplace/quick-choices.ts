import { countOf, isChosen, type FacetName, type Facets } from './facets.ts'
import { changed, withToggled, type MarketQuery } from './market-query.ts'
import { criteriaOf, ratingLabel } from './criteria.ts'

/** A choice of the row above the results. */
export interface QuickChoice {
  /** The same for a choice before and after it is pressed. */
  key: string
  label: string
  isPressed: boolean
  count?: number
  /** The query after pressing it. */
  next: MarketQuery
}

/** What people choose most, in an order that does not change under their hands. */
const suggestions: readonly [name: FacetName, value: string][] = [
  ['location', 'Indoor'],
  ['location', 'Outdoor'],
  ['sport', 'Basketball'],
  ['sport', 'Volleyball'],
  ['sport', 'Soccer'],
  ['sport', 'Baseball'],
  ['availability', 'Available to host'],
  ['rating', '4'],
  ['surface', 'Turf'],
  ['surface', 'Hardwood'],
  ['amenity', 'Bleachers'],
  ['amenity', 'Lodging'],
  ['type', 'Sports Complex'],
  ['type', 'Olympic Facility'],
]
const fewest = 9

/** What is chosen, then what could be, and at the end what would find nothing. */
export function quickChoices(query: MarketQuery, facets: Facets): QuickChoice[] {
  const chosen = criteriaOf(query)
    // The text stands in its own field.
    .filter(({ name }) => name !== 'q')
    .map(({ key, label, without, facet }) => ({
      key,
      label,
      isPressed: true,
      count: facet && countOf(facets, facet.name, facet.value),
      next: without,
    }))
  const offered = suggestions
    .filter(([name, value]) => !isChosen(query, name, value))
    .map(([name, value]) => ({
      key: `${name} ${value}`,
      label: name === 'rating' ? ratingLabel(value) : value,
      isPressed: false,
      count: countOf(facets, name, value) ?? 0,
      next: withChosen(query, name, value),
    }))
  const room = Math.max(3, fewest - chosen.length)
  const shown = offered.filter(({ count }) => count > 0).slice(0, room)
  const idle = offered.filter(({ count }) => count === 0).slice(0, Math.min(2, room - shown.length))
  return [...chosen, ...shown, ...idle]
}

function withChosen(query: MarketQuery, name: FacetName, value: string): MarketQuery {
  if (name === 'rating') return changed(query, { rating: Number(value) })
  if (name === 'location') return changed(query, { location: value === 'Indoor' ? 'Indoor' : 'Outdoor' })
  if (name === 'space') return changed(query, { space: value })
  return withToggled(query, name, value)
}

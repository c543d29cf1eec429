import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import type { Market } from './load-market.server.ts'
import { markersOf } from './market-map-calls.ts'
import type { Bounds, MarketQuery } from './market-query.ts'

/** The contiguous states: where most of everything is. */
const country: Bounds = { west: -124.8, south: 24.5, east: -66.9, north: 49.4 }
const world: Bounds = { west: -180, south: -85, east: 180, north: 85 }

/**
 * The box that the map shows for a query: the area searched, or else all that was found around a place. Other choices
 * leave the map where it is. Undefined until it is known.
 */
export function useExtent(query: MarketQuery, filter: Market['filter']): Bounds | undefined {
  const { q, near, state } = query
  const isSomewhere = q !== undefined || near !== undefined || state.length > 0
  const place = { text: filter.text, near: filter.near, state: filter.state }
  const { data, isError } = useApi(
    ['facilities', 'extent', place],
    async (_api, signal) => extentOf(await markersOf(place, { bounds: world, zoom: 0 }, signal)),
    { enabled: isSomewhere && query.bounds === undefined, placeholderData: keepPreviousData },
  )
  if (query.bounds !== undefined) return query.bounds
  if (!isSomewhere || isError) return country
  return data
}

/** Degrees around a single place, which would fill the map otherwise. */
const margin = 0.05

type Found = Awaited<ReturnType<typeof markersOf>>

function extentOf({ markers, clusters }: Found): Bounds {
  const boxes = [
    ...clusters.map(({ bounds }) => bounds),
    ...markers.map(({ lat, lng }) => ({ west: lng, south: lat, east: lng, north: lat })),
  ]
  if (boxes.length === 0) return country
  return {
    west: Math.min(...boxes.map(({ west }) => west)) - margin,
    south: Math.min(...boxes.map(({ south }) => south)) - margin,
    east: Math.max(...boxes.map(({ east }) => east)) + margin,
    north: Math.max(...boxes.map(({ north }) => north)) + margin,
  }
}

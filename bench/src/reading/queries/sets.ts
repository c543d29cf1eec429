import { globSync } from 'node:fs'
import { destination } from '@app/contract/destinations/destination-routes.ts'
import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { readQueries } from './read-queries.ts'
import type { DestinationFilter, DestinationQuery, ReadingQuery } from './reading-query.ts'

const folder = new URL('./', import.meta.url)
const setNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const destinationFile = 'destinations.tsv'

const VenueFilter = FacilityFilter.omit({ near: true })
const PlacelessDestinationFilter = destination.filter.omit({ near: true })

const filesOf = (set: string) => globSync('*.tsv', { cwd: new URL(`${set}/`, folder) }).toSorted()

function venueQueries(set: string): ReadingQuery[] {
  const files = filesOf(set).filter((file) => file !== destinationFile)
  return files.flatMap((file) =>
    readQueries<FacilityFilter>(new URL(`${set}/${file}`, folder), (filter) => VenueFilter.parse(filter)),
  )
}

const destinationQueries = (set: string): DestinationQuery[] =>
  readQueries<DestinationFilter>(new URL(`${set}/${destinationFile}`, folder), (filter) =>
    PlacelessDestinationFilter.parse(filter),
  )

/**
 * Each set was written from what people type and mean, without looking at the implementation or the other sets. The
 * vocabulary was then extended for what the set lacked. Today is 2026-11-22. Dates without a year are the next ones.
 */
export const venueSets: Readonly<Record<string, readonly ReadingQuery[]>> = Object.fromEntries(
  setNames.map((set) => [set, venueQueries(set)]),
)

export const destinationSets: Readonly<Record<string, readonly DestinationQuery[]>> = Object.fromEntries(
  setNames
    .filter((set) => filesOf(set).includes(destinationFile))
    .map((set) => [set, destinationQueries(set)]),
)

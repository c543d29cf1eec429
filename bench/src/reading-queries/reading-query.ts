import type { destination } from '@app/contract/destinations/destination-routes.ts'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type * as z from 'zod'

/** The filter that a query should give. Unlike in a request, `near` is the label of a town or postal code. */
type ExpectedFilter<F> = Omit<F, 'near'> & {
  /** 'Columbus, OH', or 'Indianapolis, IN 46204' for a postal code. */
  near?: string
  /** Miles around `near`, only if the query gives a distance. */
  dist?: number
}

/** A query as an organizer types it, and its only right reading. */
export interface ReadingQuery<F = FacilityFilter> {
  text: string
  filter: ExpectedFilter<F>
  /** First and last day, inclusive. */
  dates?: { from: string; to: string }
  /** A place outside the United States and Canada, or one that doesn't exist. */
  unknownPlace?: string
  /** The query asks for profiles around the person who typed it. */
  here?: true
}

export type DestinationQuery = ReadingQuery<z.output<typeof destination.filter>>

import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { destinationReading } from '@app/server/services/destination-mgmt/index.ts'

/** The fields of a filter that all kinds have. */
export interface CommonFilter {
  state?: string | string[] | undefined
  area?: string | string[] | undefined
  sports?: string | string[] | undefined
  text?: string | undefined
  near?: { dist: number } | undefined
}

/** Unlike in a request, `near` is the label of a town or postal code. */
interface ExpectedPlace {
  /** 'Columbus, OH', or 'Indianapolis, IN 46204' for a postal code. */
  near?: string
  /** Miles around `near`, only if the query gives a distance. */
  dist?: number
}

/** A query as an organizer types it, and its only right reading. */
export interface ReadingQuery<F = FacilityFilter> {
  text: string
  filter: Omit<F, 'near'> & ExpectedPlace
  /** First and last day, inclusive. */
  dates?: { from: string; to: string }
  /** A place outside the United States and Canada, or one that doesn't exist. */
  unknownPlace?: string
  /** The query asks for profiles around the person who typed it. */
  here?: true
}

export type DestinationFilter = ReturnType<typeof destinationReading.toFilter>
export type DestinationQuery = ReadingQuery<DestinationFilter>

import * as z from 'zod'
import { One } from '../envelope.ts'
import { route } from '../route.ts'
import { Drive, DrivesRequest } from './drive-schema.ts'
import {
  AirportsQuery,
  CompletionQuery,
  NearbyAirport,
  PlaceOption,
  PositionQuery,
  Whereabouts,
} from './place-schema.ts'

/** Lookups for address fields, map pins and nearby lists. */
export const places = {
  complete: route({
    method: 'GET',
    path: '/places/complete',
    owner: null,
    allow: 'visitor',
    query: CompletionQuery,
    reply: One(z.array(PlaceOption)),
    summary: 'Towns and postal codes that complete a text, most populous first',
  }),
  locate: route({
    method: 'GET',
    path: '/places/locate',
    owner: null,
    allow: 'visitor',
    query: PositionQuery,
    reply: One(Whereabouts),
    summary: 'The nearest town and postal code to a position, and its time zone',
  }),
  airports: route({
    method: 'GET',
    path: '/places/airports',
    owner: null,
    allow: 'visitor',
    query: AirportsQuery,
    reply: One(z.array(NearbyAirport)),
    summary: 'The nearest airports with scheduled flights within 150 miles of a position',
  }),
  drives: route({
    method: 'POST',
    path: '/drives',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    data: DrivesRequest,
    reply: One(z.array(Drive.nullable())),
    summary: 'The drives from a position to others; null where none is known, or without a provider',
  }),
}

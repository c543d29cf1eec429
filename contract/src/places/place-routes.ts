import * as z from 'zod'
import { One } from '../envelope.ts'
import { route } from '../route.ts'
import { CompletionQuery, PlaceOption, PositionQuery, Whereabouts } from './place-schema.ts'

/** The gazetteer, for whoever types an address or sets a pin. */
export const places = {
  complete: route({
    method: 'GET',
    path: '/places/complete',
    allow: 'visitor',
    query: CompletionQuery,
    reply: One(z.array(PlaceOption)),
    summary: 'Towns and postal codes that a text may go on with, the most populous first',
  }),
  locate: route({
    method: 'GET',
    path: '/places/locate',
    allow: 'visitor',
    query: PositionQuery,
    reply: One(Whereabouts),
    summary: 'The town and postal code nearest to a position, and its time zone',
  }),
}

import * as z from 'zod'
import { collection } from '../collection.ts'
import { FileUrl, Id, Instant, line, Many, Page } from '../envelope.ts'
import { items, under } from '../patterns/items.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { WebAddress } from '../profile-schema.ts'
import { route } from '../route.ts'

const facts = {
  bookingLink: WebAddress.nullable().default(null),
  /** Such as 'Breakfast for teams'. */
  note: line(200).nullable().default(null),
}

/** A hotel that the organizer of an event lists. */
export const EventHotel = z.object({
  id: Id,
  ownerId: Id,
  eventName: z.string(),
  hotelId: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  image: FileUrl,
  /** Miles from the event. Null if either has no position. */
  distance: z.number().nullable(),
  ...facts,
  createdDate: Instant,
})

export const eventHotels = collection({
  item: EventHotel,
  draft: z.strictObject({ hotelId: Id, ...facts }),
  change: z.strictObject(facts),
  texts: ['name', 'note'],
  sort: 'distance',
  quota: { name: 'eventHotels', noun: 'hotels' },
})

/** `all` lists the hotels of all events that the caller sees. */
export const hotelsOfEvents = <const P extends string>(kind: OwnerDeclaration<P>) => ({
  ...items(under(kind, 'hotels'), eventHotels),
  all: route({
    method: 'GET',
    path: `${kind.path}/hotels`,
    owner: null,
    allow: 'visitor',
    query: Page,
    reply: Many(EventHotel),
  }),
})

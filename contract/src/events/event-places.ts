import * as z from 'zod'
import { collection } from '../collection.ts'
import { FileUrl, Id, Instant, line } from '../envelope.ts'
import { HostKind } from '../profile-schema.ts'
import { StateName } from '../reference-lists/regions.ts'
import { maxName } from '../rules/limits.ts'

/** Where an event takes place. Name and place are those of the host's own page if it has one. */
export const EventPlace = z.object({
  id: Id,
  profileId: Id.nullable(),
  profileKind: HostKind.nullable(),
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  image: FileUrl,
  /** Such as 'Courts 1 to 4'. */
  note: z.string().nullable(),
  createdDate: Instant,
})

const note = line(200).nullable().default(null)
/** What can be changed of a place that has a page. */
export const LinkedPlaceChange = z.strictObject({ note })
const unlisted = {
  name: line(maxName),
  address: line(300).nullable().default(null),
  city: line(100).nullable().default(null),
  state: StateName.nullable().default(null),
  note,
}

export const eventPlaces = collection({
  item: EventPlace,
  /** Either the page of a facility or a destination, or a place without one. */
  draft: z
    .strictObject({ profileId: Id.optional(), ...unlisted, name: unlisted.name.optional() })
    .refine(({ profileId, name }) => (profileId === undefined) !== (name === undefined), {
      message: 'must be set, or profileId, but not both',
      path: ['name'],
    })
    .refine(
      ({ profileId, address, city, state }) => profileId === undefined || (address ?? city ?? state) === null,
      { message: 'is that of the page', path: ['address'] },
    ),
  change: z.strictObject(unlisted),
  texts: ['name', 'note'],
  quota: { name: 'eventPlaces', noun: 'places', most: 50 },
})

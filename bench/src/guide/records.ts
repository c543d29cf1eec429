import type { Api } from '@app/contract/api.ts'
import type { SourceKind } from '@app/contract/assistants/answer-schema.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { destinationIds, type DestinationName } from './destinations.ts'

/** How far from a destination its hotels, businesses and events are. */
const dist = 25
const take = 100

/** A public record, as the API returns it to everybody. */
export interface PublicRecord {
  kind: SourceKind
  id: string | null
  name: string
  lat: number | null
  lng: number | null
  fields: Record<string, unknown>
  hours: OpeningHours[]
  /** Whatever else belongs to it, such as promotions. */
  more: unknown[]
}

export interface DestinationRecords {
  destination: PublicRecord
  /** All of them, with the destination. */
  all: PublicRecord[]
}

interface Profile {
  id: string
  name: string
  lat: number | null
  lng: number | null
}

const recordOf = (
  kind: SourceKind,
  profile: Profile,
  more: Partial<Pick<PublicRecord, 'hours' | 'more'>> = {},
): PublicRecord => {
  const { id, name, lat, lng } = profile
  return { kind, id, name, lat, lng, fields: { ...profile }, hours: [], more: [], ...more }
}

async function allPages<T>(page: (offset: number) => Promise<{ data: T[] }>): Promise<T[]> {
  const found: T[] = []
  for (;;) {
    const { data } = await page(found.length)
    found.push(...data)
    if (data.length < take) return found
  }
}

/** The records that answers about a destination can be taken from. Its own answers are read as an administrator. */
export async function readRecords(api: Api, admin: Api, name: DestinationName): Promise<DestinationRecords> {
  const id = destinationIds[name]
  const { data: profile } = await api['destination-mgmt'].destinations.get({ id })
  const { lat, lng } = profile
  if (lat === null || lng === null) throw new Error(`${profile.name} has no position.`)
  const { facilities } = api['facility-mgmt']
  const { hotels } = api['hotel-mgmt']
  const { businesses } = api['business-mgmt']
  const { events } = api['event-mgmt']
  const data = { near: { lat, lng, dist } }
  const all: PublicRecord[] = []

  for (const one of await allPages((offset) => facilities.search({ take, offset, data }))) {
    const { data: hours } = await facilities.hours.list({ ownerId: one.id, take })
    all.push(recordOf('facility', one, { hours }))
  }
  for (const one of await allPages((offset) => hotels.search({ take, offset, data })))
    all.push(recordOf('hotel', one, { more: (await hotels.specials.list({ ownerId: one.id, take })).data }))
  for (const one of await allPages((offset) => businesses.search({ take, offset, data }))) {
    const { data: hours } = await businesses.hours.list({ ownerId: one.id, take })
    const { data: more } = await businesses.promotions.list({ ownerId: one.id, take })
    all.push(recordOf('business', one, { hours, more }))
  }
  for (const one of await allPages((offset) => events.search({ take, offset, data }))) {
    const { data: places } = await events.places.list({ ownerId: one.id, take })
    const { data: rooms } = await events.hotels.list({ ownerId: one.id, take })
    all.push(recordOf('event', one, { more: [...places, ...rooms] }))
  }
  const { data: airports } = await api['place-mgmt'].places.airports({ lat, lng })
  for (const one of airports) all.push({ ...recordOf('airport', { ...one, id: '' }), id: null, fields: one })
  const { data: guide } = await admin['destination-mgmt'].destinations.tourGuide.get({ ownerId: id })
  for (const { question, answer } of guide?.published.answers ?? [])
    all.push({
      ...recordOf('ownAnswer', { id: '', name: question, lat: null, lng: null }),
      id: null,
      fields: { question, answer },
    })
  const destination = recordOf('destination', profile)
  return { destination, all: [destination, ...all] }
}

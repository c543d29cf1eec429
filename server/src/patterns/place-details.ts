import type { ProfileDraft } from '@app/contract/profile-schema.ts'
import type pg from 'pg'
import type * as z from 'zod'
import { isPublic } from './visibility.ts'

/** What a provider knows about a place. */
export type PlaceDetails = Partial<
  Pick<
    z.output<typeof ProfileDraft>,
    'name' | 'address' | 'city' | 'state' | 'postalCode' | 'lat' | 'lng' | 'phone' | 'website'
  >
>

/** Returns the details of a place by its id in the provider's system, or null if it knows none. */
export type FindPlace = (googlePlaceId: string) => Promise<PlaceDetails | null>

const statement = `
  select p.name, p.address, p.city, p.state, p.postal_code as "postalCode", p.lat, p.lng, p.phone, p.website
  from profile p where p.google_place_id = $1 and ${isPublic('p')} order by p.id limit 1`

/** The built-in provider: what our own public pages say about the place. */
export const knownPlaces =
  (pool: pg.Pool): FindPlace =>
  async (googlePlaceId) =>
    (await pool.query<PlaceDetails & pg.QueryResultRow>(statement, [googlePlaceId])).rows[0] ?? null

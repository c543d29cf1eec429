import { sql } from 'kysely'
import { zoneOfPlace, type Geocoder, type Position } from '../../../patterns/resolve-location.ts'
import type { Database } from '../../../tables/tables.ts'

const perTransaction = 500

/** The chore that fills in the time zones of pages that are older than the field. */
export const fillTimeZones =
  (geocode: Pick<Geocoder, 'timeZoneAt'>) =>
  async (db: Database): Promise<void> => {
    while ((await fillSome(db, geocode)) === perTransaction);
  }

const fillSome = (db: Database, geocode: Pick<Geocoder, 'timeZoneAt'>) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<Position & { id: string }>`
      select p.id, p.lat, p.lng from business b join profile p on p.id = b.profile_id
      where b.time_zone is null and p.lat is not null and p.lng is not null
      limit ${perTransaction} for update of b skip locked`.execute(trx)
    const zones = rows.map(({ id, ...place }) => ({ id, zone: zoneOfPlace(geocode, place) }))
    await sql`update business b set time_zone = z.zone
      from json_to_recordset(${JSON.stringify(zones)}) as z (id uuid, zone text) where b.profile_id = z.id`.execute(
      trx,
    )
    return rows.length
  })

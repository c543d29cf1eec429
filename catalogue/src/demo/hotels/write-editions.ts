import type pg from 'pg'
import { demoAccount } from '../people/accounts.ts'
import { demoImportId } from '../world.ts'

/** A year before, on the same weekdays. */
const daysBefore = 364

/** The next events of the demo organizer, and a few of those with hotels whenever they are, so that the same catalogue has the same pages on every day. */
const chosen = `
insert into edition (source_id, id)
select p.id, md5('edition' || p.id)::uuid from profile p join event e on e.profile_id = p.id
where p.import_id = $2 and e.category = 'Marketed' and not e.has_flexible_dates and e.end_date - e.start_date <= 13 and (
  p.status = 'Published' and e.start_date > $1::date + 35 and exists (select from member m where m.owner_id = p.id and m.user_id = $3)
  or abs(hashtext('edition' || p.id)) % 12 = 0 and exists (
    select from event_hotel h join hotel_room r on r.owner_id = h.hotel_id where h.owner_id = p.id))`

const earlier = (...columns: string[]) =>
  columns.map((column) => `'${column}', t.${column} - make_interval(days => ${daysBefore})`)
const earlierDays = (...columns: string[]) =>
  columns.map((column) => `'${column}', t.${column} - ${daysBefore}`)
const ofItem = ["'id', md5('edition' || t.id)::uuid", "'owner_id', d.id", ...earlier('created_date')]

/** What the earlier edition has of each table, and what differs. Referenced tables come first. */
const copied = {
  profile: {
    key: 'id',
    changes: ["'id', d.id", "'status', 'Completed'", ...earlier('created_date', 'updated_date')],
  },
  sport: { key: 'owner_id', changes: ofItem },
  event: {
    key: 'profile_id',
    changes: ["'profile_id', d.id", ...earlierDays('start_date', 'end_date', 'entry_deadline')],
  },
  event_place: { key: 'owner_id', changes: ofItem },
  event_hotel: { key: 'owner_id', changes: ofItem },
  amenity: { key: 'owner_id', changes: ofItem },
  member: { key: 'owner_id', changes: ofItem },
}

/**
 * Writes the editions of last year of some events, so that their hotels have a past. In SQL, because they are copies. They stay in the table
 * `edition` until the end of the transaction. Returns their ids.
 */
export async function writeEditions(client: pg.ClientBase, today: string): Promise<string[]> {
  await client.query('create temp table edition (source_id uuid, id uuid) on commit drop')
  await client.query(chosen, [today, demoImportId, demoAccount('organizer').id])
  await client.query(`insert into owner (id, kind) select id, 'event' from edition`)
  for (const [table, { key, changes }] of Object.entries(copied))
    await client.query(
      `insert into ${table} select r.* from ${table} t join edition d on d.source_id = t.${key},
         lateral jsonb_populate_record(t, jsonb_build_object(${changes.join(', ')})) r`,
    )
  const { rows } = await client.query<{ id: string }>('select id from edition order by id')
  return rows.map(({ id }) => id)
}

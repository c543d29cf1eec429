import type { TestServer } from '../../../testing/test-server.ts'

export interface LeadRow {
  at: Date
  event?: string
  moves?: { to: string; by: 'host' | 'sender'; at: Date; isByAward?: boolean }[]
  offeredAt?: Date
  isOffered?: boolean
  passReason?: string
  ended?: string
  nights?: number
  /** The last day for answers. */
  deadline?: string
}

/** Stores leads of a page with what became of them, as if it had happened at the time. Returns the ids of the leads with those of their events. */
export async function storeLeads(server: TestServer, profileId: string, rows: readonly LeadRow[]) {
  const stored = rows.map(({ moves = [], ...row }) => ({
    ...row,
    event: row.event ?? 'Elm Cup',
    moves: moves.map((move, index) => ({ from: moves[index - 1]?.to ?? 'Open', ...move })),
    status: moves.at(-1)?.to ?? 'Open',
    id: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
  }))
  await server.pool.query(
    `with r as (
      select * from jsonb_to_recordset($2) as r (id uuid, "eventId" uuid, event text, at timestamptz, status text, "isOffered" boolean,
        "passReason" text, ended text, nights integer, deadline date, "offeredAt" timestamptz, moves jsonb)),
    owners as (insert into owner (id, kind) select "eventId", 'event' from r),
    profiles as (
      insert into profile (id, kind, name, status, created_date) select "eventId", 'event', event, 'Published', at from r),
    events as (
      insert into event (profile_id, category, is_closed, type, start_date, end_date, has_flexible_dates, facility_types, room_nights, response_deadline)
      select "eventId", 'Private', false, 'Tournament', '2099-03-01', '2099-03-31', true, '{}', nights, deadline from r),
    requests as (
      insert into request (id, name, email, months, has_open_dates, created_date, confirmed_date)
      select "eventId", 'Ada', 'ada@club.example', '{}', true, at, at from r),
    leads as (
      insert into lead (id, request_id, profile_id, status, is_offered, pass_reason, ended, created_date)
      select id, "eventId", $1, status, coalesce("isOffered", false), "passReason", ended, at from r),
    bids as (
      insert into bid (lead_id, start_date, end_date, rent, confirmed_total, submitted_date)
      select id, '2099-03-01', '2099-03-02', 100, 100, "offeredAt" from r where "offeredAt" is not null)
    insert into lead_move (lead_id, from_status, to_status, by, at, is_by_award)
    select r.id, m.move ->> 'from', m.move ->> 'to', m.move ->> 'by', (m.move ->> 'at')::timestamptz, coalesce((m.move ->> 'isByAward')::boolean, false)
    from r, jsonb_array_elements(r.moves) with ordinality m (move, place) order by m.place`,
    [profileId, JSON.stringify(stored)],
  )
  return stored.map(({ id, eventId }) => ({ id, eventId }))
}

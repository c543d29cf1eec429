import { addDays } from '@app/contract/rules/calendar-date.ts'
import { apiOf, unlessBusy } from '../api.ts'
import type { Figure } from '../figures.ts'
import { createCalendar, query, type CalendarServer } from './calendar-server.ts'
import { outcomes } from './race.ts'

const atOnce = 200
const [firstDay, controlDay] = ['2034-01-01', '2035-01-01']

/** Events of all managers, each with an interested lead of the facility. */
const makeLeads = `
  with lead_owner as (
    select p.id from profile p where p.kind = 'event' and p.name like 'Award race %'),
  requests as (
    insert into request (id, user_id, name, email, months, confirmed_date)
    select p.id, p.created_by, 'Keeper', 'keeper@demo.example', '{}', now() from profile p join lead_owner using (id) returning id)
  insert into lead (id, request_id, profile_id, status) select uuidv7(), id, $1, 'Interested' from requests
  returning id, request_id as "eventId"`

/** Releases what the round before has left, and holds the same hours of one space for each lead. */
const holdDay = `
  with gone as (
    delete from calendar_entry c where c.owner_id = $1),
  reopened as (update lead set status = 'Interested' where profile_id = $1 and status <> 'Interested'),
  held as materialized (
    select l.id as lead_id, uuidv7() as id, row_number() over (order by l.id) as number from lead l where l.profile_id = $1),
  entries as (
    insert into calendar_entry (id, owner_id, kind, title, starts, ends, buffer_minutes, expires_date, queue_number)
    select id, $1, 'Hold', 'Award race', $3::date + time '08:00', $3::date + time '18:00', 0, $3::date + time '07:00', 0 from held returning id),
  occupancy as (
    insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
    select id, $2, tstzrange($3::date + time '08:00', $3::date + time '18:00'), true from held)
  insert into bid_hold (entry_id, lead_id) select id, lead_id from held`

/** 200 organizers award one space at once, round after round: one books it, and all others get a 409. Without the constraint, more do. */
export async function awardFigures(server: CalendarServer, rounds: number): Promise<Figure[]> {
  const { ownerId, unitIds } = await createCalendar(server, 'An award', 1)
  const eventsOf = (n: number) =>
    apiOf({ port: server.side.port, headers: server.managers[n % server.managers.length] ?? {} })[
      'event-mgmt'
    ].events
  const managerOf = new Map<string, number>()
  for (let n = 0; n < atOnce; n++) {
    const dates = { startDate: firstDay, endDate: addDays(firstDay, 1) }
    const { data } = await eventsOf(n).create({
      data: { name: `Award race ${n}`, category: 'Private', type: 'Tournament', ...dates },
    })
    managerOf.set(data.id, n)
  }
  const { rows: leads } = await query(server, makeLeads, [ownerId])
  const round = async (day: string) => {
    await query(server, holdDay, [ownerId, unitIds[0], day])
    await query(server, 'delete from use_count')
    return outcomes(
      leads.map(({ id, eventId }) =>
        unlessBusy(() =>
          eventsOf(managerOf.get(String(eventId)) ?? 0).leads.award({
            ownerId: String(eventId),
            id: String(id),
            data: { closeOthers: false },
          }),
        ),
      ),
    )
  }
  const started = performance.now()
  let wrong = 0
  for (let at = 0; at < rounds; at++) {
    const { won, others } = await round(addDays(firstDay, at))
    if (won !== 1 || others > 0) wrong++
  }
  console.log(`awards: ${rounds} rounds in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  await query(server, 'alter table calendar_occupancy drop constraint calendar_no_overlap')
  const control = await round(controlDay)
  await query(server, 'delete from calendar_entry where owner_id = $1', [ownerId])
  await query(
    server,
    'alter table calendar_occupancy add constraint calendar_no_overlap exclude using gist (unit_id with =, during with &&) where (not is_hold)',
  )
  return [
    {
      what: `awards of one space, ${atOnce} at once, ${rounds} rounds: those without exactly one winner, or with other refusals`,
      ours: wrong,
      atMost: 0,
      unit: 'rounds',
    },
    {
      what: `control of the awards without the constraint: winners of ${atOnce}`,
      ours: control.won,
      atLeast: 2,
      unit: 'calls',
    },
  ]
}

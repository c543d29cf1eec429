import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import type pg from 'pg'
import { demoId } from '../demo-id.ts'
import { instant, seed } from '../epoch.ts'
import { randomOf } from '../random.ts'
import type { CalendarCandidate, World } from '../world.ts'
import { spacesOf } from './demo-spaces.ts'
import { planUses } from './plan-uses.ts'

const share = 1000 / 15_500
const usualBudget = 135
const managedBudget = 2500
const chunkSize = 100

/** Those that this file fills. */
export const calendarTables = [
  'calendar_space',
  'calendar_unit',
  'calendar_sharing',
  'calendar_entry',
  'calendar_occupancy',
  'hours',
] as const

/** Writes the calendars of a catalogue of `count` facilities. */
export async function writeCalendars(client: pg.ClientBase, { calendars, today }: World, count: number) {
  const chosen = [...calendars.values()]
    .filter(({ facts }) => spacesOf(facts).length > 0)
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, Math.ceil(count * share))
  for (let from = 0; from < chosen.length; from += chunkSize) {
    const written = chosen.slice(from, from + chunkSize).map(({ candidate }) => calendarOf(candidate, today))
    await client.query(insertSpaces, [JSON.stringify(written.map(({ entries: _entries, ...rest }) => rest))])
    await client.query(insertEntries, [JSON.stringify(written.flatMap(({ entries }) => entries))])
  }
}

/** Those of the demo account first, then the complexes in which large tournaments fit. */
function rankOf({ id, isManaged, facts: { spaces } }: CalendarCandidate): number {
  const fields = spaces.reduce((sum, { name, count }) => sum + (name === 'Field' ? count : 0), 0)
  return isManaged ? 2 : fields >= 10 ? 1 : randomOf(seed, 'calendar', id).next()
}

function calendarOf({ id: ownerId, listedAt, facts, authorId, isManaged }: CalendarCandidate, today: string) {
  const random = randomOf(seed, 'calendar rows', ownerId)
  let sequence = 0
  const newId = () => demoId(listedAt, sequence++, random)
  const spaces = spacesOf(facts)
  const unitIds = spaces.flatMap(({ units }) => units.map(newId))
  const idsOf = (units: readonly number[]) => units.map((unit) => unitIds[unit])
  const budget = isManaged ? managedBudget : usualBudget
  const isIndoor = spaces.some(({ built }) => built.location === 'Indoor')
  const localTime = (minutes: number) => instant(Date.parse(today) + minutes * 60_000).slice(0, 16)
  const seriesIds = new Map<number | null, string | null>([[null, null]])
  return {
    ownerId,
    spaces: spaces.map(({ name, built, parts, units, bufferMinutes }, position) => ({
      id: newId(),
      name,
      parts,
      bufferMinutes,
      position,
      spaceType: built.name,
      surface: built.surface === 'N/A' ? null : built.surface,
      unitIds: idsOf(units),
    })),
    // Halls open before school, and fields have no light after ten.
    hours: weekdays.map((weekday, at) => ({
      id: newId(),
      weekday,
      opens: at > 4 ? '08:00' : isIndoor ? '06:00' : '09:00',
      closes: at > 4 ? '21:00' : isIndoor ? '23:00' : '22:00',
    })),
    isShared: isManaged || random.chance(0.85),
    // Nobody keeps one in ten any longer.
    keptDate: addDays(today, isManaged || random.chance(0.9) ? -random.int(0, 15) : -90),
    entries: planUses(facts, { spaces, today, budget, isManaged }, random).map(
      ({ units, starts, ends, series, expiresIn, ...use }, at) => ({
        ...use,
        id: newId(),
        ownerId,
        authorId,
        unitIds: idsOf(units),
        timeZone: facts.town.timeZone,
        localStart: localTime(starts),
        localEnd: localTime(ends),
        seriesId: seriesIds.getOrInsertComputed(series, newId),
        localExpiry: expiresIn === null ? null : localTime((expiresIn + 1) * 1440),
        // Before the holds that people make, whose numbers are positive.
        queueNumber: expiresIn === null ? null : at - 100_000,
      }),
    ),
  }
}

const insertSpaces = `
  with calendar as materialized (
    select * from json_to_recordset($1) as c ("ownerId" uuid, spaces json, hours json, "isShared" boolean, "keptDate" timestamptz)),
  space as materialized (
    select c."ownerId", s.* from calendar c cross join json_to_recordset(c.spaces) as s (id uuid, name text, "spaceType" text, surface text,
      parts text[], "bufferMinutes" integer, position integer, "unitIds" uuid[])),
  spaces as (
    insert into calendar_space (id, owner_id, name, space_type, surface, parts, buffer_minutes, position)
    select id, "ownerId", name, "spaceType", surface, parts, "bufferMinutes", position from space),
  units as (
    insert into calendar_unit (id, owner_id, space_id, position)
    select u.id, s."ownerId", s.id, u.at - 1 from space s cross join unnest(s."unitIds") with ordinality as u (id, at)),
  sharing as (
    insert into calendar_sharing (owner_id, is_shared, kept_date) select "ownerId", "isShared", "keptDate" from calendar)
  insert into hours (id, owner_id, weekday, opens, closes)
  select h.id, c."ownerId", h.weekday, h.opens, h.closes
  from calendar c cross join json_to_recordset(c.hours) as h (id uuid, weekday text, opens text, closes text)`

const insertEntries = `
  with entry as materialized (
    select e.*, e."localStart" at time zone e."timeZone" as starts, e."localEnd" at time zone e."timeZone" as ends
    from json_to_recordset($1) as e (id uuid, "ownerId" uuid, kind text, title text, "timeZone" text, "localStart" timestamp, "localEnd" timestamp,
      "bufferMinutes" integer, "seriesId" uuid, "localExpiry" timestamp, "queueNumber" bigint, "authorId" uuid, "unitIds" uuid[])),
  entries as (
    insert into calendar_entry (id, owner_id, kind, title, starts, ends, buffer_minutes, series_id, expires_date, queue_number, changed_by)
    select id, "ownerId", kind, title, starts, ends, "bufferMinutes", "seriesId", "localExpiry" at time zone "timeZone", "queueNumber", "authorId"
    from entry)
  insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
  select e.id, unit_id, tstzrange(e.starts, e.ends + make_interval(mins => e."bufferMinutes")), e.kind = 'Hold'
  from entry e cross join unnest(e."unitIds") as unit_id order by 2, 3`

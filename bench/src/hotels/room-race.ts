import { randomBytes } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import pg from 'pg'
import { apiOf, unlessBusy } from '../api.ts'
import { outcomes } from '../calendar/race.ts'
import type { Figure } from '../figures.ts'
import type { RunningSide } from '../sides.ts'

const rooms = 20
const rate = 11_900
const firstDay = addDays(dayOf(new Date()), 60)

export interface RoomBench {
  databaseUrl: string
  /** Servers of the same database. */
  sides: readonly [RunningSide, ...RunningSide[]]
  manager: Record<string, string>
  /** The headers of each account. */
  accounts: readonly Record<string, string>[]
}

interface RoomRace extends RoomBench {
  rounds: number
}

/**
 * All accounts hold the last 20 rooms of two nights at once, at two servers, round after round: 20 get one, and all others a 409. Without the lock
 * and the constraint, more do.
 */
export async function roomRaceFigures({
  databaseUrl,
  sides,
  manager,
  accounts,
  rounds,
}: RoomRace): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const [first] = sides
  const { hotels } = apiOf({ port: first.port, headers: manager })['hotel-mgmt']
  const { id: ownerId } = (
    await hotels.create({
      data: { name: 'Room race', city: 'Indianapolis', state: 'Indiana', lat: 39.77, lng: -86.15 },
    })
  ).data
  await pool.query(`update profile set status = 'Approved' where id = $1`, [ownerId])
  const { id: roomId } = (
    await hotels.rooms.create({ ownerId, data: { name: 'Two queens', guests: 4, count: rooms, rate } })
  ).data
  const hold = (n: number, checkIn: string) =>
    apiOf({ port: sides[n % sides.length]?.port ?? first.port, headers: accounts[n] ?? {} })[
      'hotel-mgmt'
    ].hotels.reservations.hold({
      ownerId,
      data: {
        key: randomBytes(32).toString('base64url'),
        roomId,
        checkIn,
        checkOut: addDays(checkIn, 2),
        guests: 2,
        totalWithTaxes: 2 * rate,
      },
    })
  async function round(checkIn: string) {
    await pool.query('delete from use_count')
    return outcomes(accounts.map((_account, n) => unlessBusy(() => hold(n, checkIn))))
  }
  const started = performance.now()
  let wrong = 0
  for (let at = 0; at < rounds; at++) {
    const { won, others } = await round(addDays(firstDay, 2 * at))
    if (won !== rooms || others > 0) wrong++
    await pool.query('delete from reservation where hotel_id = $1', [ownerId])
  }
  console.log(`rooms: ${rounds} rounds in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const control = await unguarded(pool, () => round(addDays(firstDay, 2 * rounds)))
  await pool.end()
  return [
    {
      what: `${accounts.length} accounts for the last ${rooms} rooms at ${sides.length} servers, ${rounds} rounds: those with another number of holds, or other refusals`,
      ours: wrong,
      atMost: 0,
      unit: 'rounds',
    },
    {
      what: 'control of the rooms without the lock and the constraint: holds',
      ours: control.won,
      atLeast: rooms + 1,
      unit: 'calls',
    },
  ]
}

/** Without what guards the rooms: a hold looks whether one is left, and takes it a moment later. */
async function unguarded<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_functiondef('derived.take_nights'::regproc) as definition`,
  )
  await pool.query('alter table room_night drop constraint room_night_not_oversold')
  await pool.query(`
    create or replace function derived.take_nights(room uuid, check_in date, check_out date, rooms integer,
      block uuid default null, block_nights date[] default '{}', kept date[] default '{}') returns boolean language plpgsql as $$
    declare
      free integer;
    begin
      select r.count - coalesce((select max(n.taken) from room_night n where n.room_id = r.id and n.night >= check_in
        and n.night < check_out), 0) into free from hotel_room r where r.id = room;
      perform pg_sleep(0.05);
      if free < rooms then return false; end if;
      insert into room_night as n (room_id, night, size, taken)
      select room, check_in + d, ${rooms}, rooms from generate_series(0, check_out - check_in - 1) d
      on conflict (room_id, night) do update set taken = n.taken + excluded.taken;
      return true;
    end $$`)
  try {
    return await work()
  } finally {
    await pool.query(rows[0]?.definition ?? '')
    await pool.query(`update room_night set size = greatest(size, taken)`)
    await pool.query(
      'alter table room_night add constraint room_night_not_oversold check (taken between 0 and size)',
    )
  }
}

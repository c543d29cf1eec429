import pg from 'pg'
import { apiOf } from '../api.ts'
import { copyOf, ensureCatalogue, openBenchServer } from '../databases.ts'
import { originOf, product, tokensFor, type RunningSide } from '../sides.ts'

const port = 55_311
/** Calls at once of one account are limited, so that a race needs several. */
const managerCount = 20
/** Of all accounts here, for logins in a browser. */
export const password = 'open-the-gates'
const accounts = Array.from({ length: managerCount }, (_, n) => ({
  email: `keeper${n}@demo.example`,
  name: `Keeper ${n}`,
  password,
}))

export interface CalendarServer {
  databaseUrl: string
  /** The pages of the product, with a trailing slash. */
  origin: string
  side: RunningSide
  /** The headers of each manager. */
  managers: readonly Record<string, string>[]
  /** Of the first manager. */
  email: string
  stop(): Promise<void>
}

/** Starts the product with a small catalogue, and 20 people who manage what `createCalendar` makes. */
export async function openCalendarServer(): Promise<CalendarServer> {
  const postgres = await openBenchServer()
  const stops = [() => postgres.stop()]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const databaseUrl = await copyOf(postgres.url, await ensureCatalogue(postgres.url, 300), 'calendars')
    const side = await product(databaseUrl, postgres.pid, port, {
      QUOTAS: 'profiles=20000/20000 profilesPerDay=20000/20000 calendarEntries=20000/20000',
    })
    stops.push(side.stop)
    const tokens = await tokensFor(databaseUrl, originOf(port), accounts)
    const managers = tokens.map((token) => ({ authorization: `Bearer ${token}` }))
    const [{ email } = { email: '' }] = accounts
    return { databaseUrl, origin: originOf(port), side, managers, email, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The calls about calendars, as the nth manager. */
export const facilitiesOf = ({ side, managers }: CalendarServer, n = 0) =>
  apiOf({ port: side.port, headers: managers[n % managers.length] ?? {} })['facility-mgmt'].facilities

/** A facility with so many spaces, which all managers manage, and the units of the spaces. */
export async function createCalendar(server: CalendarServer, name: string, spaceCount: number) {
  const facilities = facilitiesOf(server)
  const { data } = await facilities.create({
    data: {
      name,
      city: 'Indianapolis',
      state: 'Indiana',
      lat: 39.77,
      lng: -86.15,
      timeZone: 'America/New_York',
    },
  })
  const ownerId = data.id
  const unitIds: string[] = []
  for (let position = 0; position < spaceCount; position++) {
    const space = await facilities.spaces.create({
      ownerId,
      data: { name: `Field ${position + 1}`, spaceType: 'Field', surface: 'Turf', position },
    })
    unitIds.push(...space.data.units.map(({ id }) => id))
  }
  for (const n of server.managers.keys())
    if (n > 0)
      await apiOf({ port: server.side.port, headers: server.managers[n] ?? {} })['user-mgmt'].users.my({})
  await query(
    server,
    `insert into member (id, owner_id, user_id, role)
     select uuidv7(), $1, id, 'Manager' from app_user where email like 'keeper%' on conflict do nothing`,
    [ownerId],
  )
  return { ownerId, unitIds }
}

export async function query({ databaseUrl }: CalendarServer, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

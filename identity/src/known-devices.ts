import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import { accountIdOf } from './account-subject.ts'
import {
  hashOfId,
  newBrowserId,
  readCookie,
  setCookie,
  type BrowserCookie,
  type CookieContext,
  type Exchange,
} from './browser-cookies.ts'
import type { Queryable, Statements } from './database.ts'
import type { LoginBrowser } from './login-counters.ts'

/** Devices of an account. The one unused for longest is forgotten first. */
const maxDevices = 10
/** A device that isn't used for this long is forgotten. */
export const deviceDays = 365

interface DeviceContext extends CookieContext {
  pool: Pool
}

const deviceCookie: BrowserCookie = { purpose: 'device', days: deviceDays }

/** The hash of the browser's device id; undefined without a cookie that this installation has signed. */
export function deviceOf(context: CookieContext, req: IncomingMessage): Buffer | undefined {
  const id = readCookie(context, req, deviceCookie)
  return id === undefined ? undefined : hashOfId(id)
}

/** Whether the account with this address has logged in on the device. */
export async function isKnownDevice(db: Queryable, device: Buffer, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from identity.known_device d join identity.account a on a.id = d.account_id
     where d.device = $1 and a.email = $2`,
    [device, email],
  )
  return rowCount === 1
}

/** The cookie of browsers in which nobody has logged in yet. Attempts are counted by the hour. */
const browserCookie: BrowserCookie = { purpose: 'browser', days: 1 }

/** The browser of an attempt to log in, which gets a cookie if it has none. */
export async function browserOf(context: DeviceContext, { req, res }: Exchange): Promise<LoginBrowser> {
  const device = deviceOf(context, req)
  if (device) return { id: device, isFamiliar: await isDeviceOfAnybody(context.pool, device) }
  const known = readCookie(context, req, browserCookie)
  const id = known ?? newBrowserId()
  if (known === undefined) setCookie(context, res, browserCookie, id)
  return { id: hashOfId(id), isFamiliar: false }
}

/** Whether any account has logged in on the device. */
async function isDeviceOfAnybody(db: Queryable, device: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('select from identity.known_device where device = $1 limit 1', [device])
  return rowCount === 1
}

/** Makes the browser a known device of the account. Returns whether it is another one than the account's first. */
export async function rememberDevice(
  context: DeviceContext,
  { req, res }: Exchange,
  subject: string,
): Promise<{ isNew: boolean }> {
  const id = readCookie(context, req, deviceCookie) ?? newBrowserId()
  setCookie(context, res, deviceCookie, id)
  const accountId = accountIdOf(subject)
  const { rows } = await context.pool.query<{ isNew: boolean }>(
    `with earlier as (
       select device from identity.known_device where account_id = $1 order by used_at desc),
     forgotten as (
       delete from identity.known_device where account_id = $1 and device in (
         select device from earlier where device <> $2 offset $3)),
     remembered as (
       insert into identity.known_device (account_id, device) values ($1, $2)
       on conflict (account_id, device) do update set used_at = now())
     select exists (select from earlier) and not exists (select from earlier where device = $2) as "isNew"`,
    [accountId, hashOfId(id), maxDevices - 1],
  )
  return { isNew: rows[0]?.isNew ?? false }
}

/** Makes all devices of the account unknown. */
export async function forgetDevices(db: Statements, subject: string): Promise<void> {
  await db.query('delete from identity.known_device where account_id = $1', [accountIdOf(subject)])
}

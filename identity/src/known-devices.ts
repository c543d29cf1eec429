import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { accountIdOf } from './account-subject.ts'
import type { Queryable, Statements } from './database.ts'

/** Devices of an account. The one unused for longest is forgotten first. */
const maxDevices = 10
/** A device that isn't used for this long is forgotten. */
export const deviceDays = 365

interface DeviceContext {
  pool: Pool
  /** Newest first. */
  cookieKeys: string[]
  /** Ends with a slash. */
  issuer: string
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
}

/** The hash of the browser's device id; undefined without a cookie that this installation has signed. */
export function deviceOf(context: DeviceContext, req: IncomingMessage): Buffer | undefined {
  const id = idOf(context, req)
  return id === undefined ? undefined : hashOf(id)
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

/** Makes the browser a known device of the account. Returns whether it is another one than the account's first. */
export async function rememberDevice(
  context: DeviceContext,
  { req, res }: Exchange,
  subject: string,
): Promise<{ isNew: boolean }> {
  const id = idOf(context, req) ?? randomBytes(18).toString('base64url')
  setCookie(context, res, id)
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
    [accountId, hashOf(id), maxDevices - 1],
  )
  return { isNew: rows[0]?.isNew ?? false }
}

/** Makes all devices of the account unknown. */
export async function forgetDevices(db: Statements, subject: string): Promise<void> {
  await db.query('delete from identity.known_device where account_id = $1', [accountIdOf(subject)])
}

// With the prefix, browsers accept the cookie only from this host and over HTTPS, so that nobody can plant their own.
const cookieName = (issuer: string) =>
  issuer.startsWith('https:') ? '__Host-identity_device' : 'identity_device'

function idOf({ cookieKeys, issuer }: DeviceContext, { headers }: IncomingMessage): string | undefined {
  const prefix = `${cookieName(issuer)}=`
  const cookie = headers.cookie?.split('; ').find((pair) => pair.startsWith(prefix))
  const [id = '', signature = ''] = cookie?.slice(prefix.length).split('.', 2) ?? []
  return cookieKeys.some((key) => isEqual(sign(id, key), signature)) ? id : undefined
}

function setCookie({ cookieKeys, issuer }: DeviceContext, res: ServerResponse, id: string): void {
  const settings = [
    `${cookieName(issuer)}=${id}.${sign(id, cookieKeys[0] ?? '')}`,
    'Path=/',
    `Max-Age=${deviceDays * 24 * 3600}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(issuer.startsWith('https:') ? ['Secure'] : []),
  ]
  res.appendHeader('set-cookie', settings.join('; '))
}

const sign = (id: string, key: string) => createHmac('sha256', key).update(`device ${id}`).digest('base64url')

const hashOf = (id: string) => createHash('sha256').update(id).digest()

function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

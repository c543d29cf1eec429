import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { RequestDraft } from '@app/contract/contact/request-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { aboutText, knownDates } from '@app/contract/rules/event-text.ts'
import { audit } from '../../../patterns/audit.ts'
import { notify } from '../../../patterns/notify.ts'
import { countUse, isWithinLimit } from '../../../patterns/use-limits.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'

type Draft = z.output<typeof RequestDraft>

const hour = 3600
const perUser = { name: 'request-user', most: 30, seconds: 24 * hour }
const perNetwork = { name: 'request-network', most: 20, seconds: hour }
/** Confirmations that strangers can cause to be mailed to one address. */
const perAddress = { name: 'request-address', most: 4, seconds: hour }
const perAddressAndDay = { name: 'request-address-day', most: 10, seconds: 24 * hour }
/** Requests of one sender that are mailed to one host, or to one manager. Further ones are only kept. */
const perHost = { name: 'request-host', most: 3, seconds: 24 * hour }
const perManager = { ...perHost, name: 'request-manager' }

const later = 'You have sent many requests. Try again later.'

/** Stores a request. It goes to its hosts at once if the sender's address is known to be theirs. */
export async function createRequest(call: Call, draft: Draft) {
  // Programs get the same reply as a stranger, so that they don't learn of the trap.
  if (draft.fax !== '') return { id: null, isConfirmed: false }
  checkDates(draft)
  const email = draft.email.toLowerCase()
  const isConfirmed = await isOwnAddress(call, email)
  if (call.user) await countUse(call.db, perUser, call.user.id, later)
  else await countUse(call.db, perNetwork, call.network, later)
  if (!isConfirmed) {
    const detail = 'This address was sent several emails to confirm. Open one of them, or try again later.'
    await countUse(call.db, perAddress, email, detail)
    await countUse(call.db, perAddressAndDay, email, detail)
  }
  const id = newId()
  await call.db
    .insertInto('request')
    .values({
      id,
      user_id: call.user?.id ?? null,
      name: draft.name,
      email,
      organization: draft.organization,
      event: draft.event,
      sport: draft.sport,
      start_date: draft.startDate,
      end_date: draft.endDate,
      months: [...new Set(draft.months)].toSorted(),
      space_type: draft.spaceType,
      space_count: draft.spaceCount,
      people: draft.people,
      urgency: draft.urgency,
      message: draft.message || null,
    })
    .execute()
  await addLeads(call, id, draft.hosts)
  if (isConfirmed) await sendToHosts(call, id)
  else await queueMail(call.db, 'request-confirmation', id)
  return { id: isConfirmed ? id : null, isConfirmed }
}

function checkDates({ startDate, months }: Draft) {
  const today = dayOf(new Date())
  if (startDate !== null && startDate < today) throw invalidField('data/startDate', 'must not be in the past')
  const past = months.findIndex((month) => month < today.slice(0, 7))
  if (past >= 0) throw invalidField(`data/months/${past}`, 'must not be in the past')
}

/** Whether this is the caller's own address, which the sign-in provider has verified. */
async function isOwnAddress(call: Call, email: string): Promise<boolean> {
  if (!call.user) return false
  const own = await call.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', call.user.id)
    .where(sql`lower(email)`, '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return own !== undefined
}

async function addLeads(call: Call, requestId: string, hosts: Draft['hosts']) {
  const { rows } = await sql<{ id: string; kind: string }>`
    select p.id, p.kind from profile p
    where p.id = any(${hosts.map(({ id }) => id)}::uuid[]) and ${visibleTo(call, 'p')}`.execute(call.db)
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  const missing = hosts.findIndex(({ id, kind }) => kinds.get(id) !== kind)
  if (missing >= 0) throw invalidField(`data/hosts/${missing}`, 'is not a page that takes requests')
  for (const host of hosts) {
    const leadId = newId()
    await call.db
      .insertInto('lead')
      .values({ id: leadId, request_id: requestId, profile_id: host.id })
      .execute()
    await audit(call, host.id, leadId, [{ op: 'add', path: '', value: { requestId } }])
  }
}

/**
 * Confirms a request, mails it to its hosts and notifies their managers. A host without an address is mailed through its managers, each of
 * whom gets one email about all of their hosts.
 */
export async function sendToHosts(call: Call, requestId: string) {
  const { db } = call
  await db.updateTable('request').set({ confirmed_date: new Date() }).where('id', '=', requestId).execute()
  const { rows: hosts } = await sql<Host>`
    select l.id as "leadId", p.id as "profileId", p.name, p.email is not null as "hasAddress"
    from lead l join profile p on p.id = l.profile_id
    where l.request_id = ${requestId} and p.deleted_date is null order by p.id`.execute(db)
  const request = await db
    .selectFrom('request')
    .select(['name', 'email', 'event', 'sport', 'start_date', 'end_date', 'months'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  for (const { leadId, profileId, hasAddress } of hosts)
    if (hasAddress && (await isWithinLimit(db, perHost, `${request.email} ${profileId}`)))
      await queueMail(db, 'lead', leadId)
  for (const recipientId of await notifyHosts(call, hosts, request))
    if (await isWithinLimit(db, perManager, `${request.email} ${recipientId}`))
      await queueMail(db, 'request-to-manager', requestId, { recipientId })
}

interface Host {
  leadId: string
  profileId: string
  name: string
  hasAddress: boolean
}

interface SentRequest {
  name: string
  event: string | null
  sport: string | null
  start_date: string | null
  end_date: string | null
  months: string[]
}

/** Returns the managers to email: those of hosts without an address. */
function notifyHosts(call: Call, hosts: readonly Host[], request: SentRequest) {
  const about = aboutText(request)
  const dates = knownDates({
    startDate: request.start_date,
    endDate: request.end_date,
    months: request.months,
  })
  const [only] = hosts
  return notify(call, managersOfAny(hosts), {
    kind: 'request-received',
    aboutId: hosts.length === 1 && only ? only.profileId : null,
    title: `New request: ${[about, dates].filter(Boolean).join(', ')}`,
    contents: `From ${request.name}.`,
    url: '/requests',
    mail: 'caller',
    mailed: managersOfAny(hosts.filter(({ hasAddress }) => !hasAddress)),
  })
}

const managersOfAny = (hosts: readonly Host[]) =>
  sql`select s.user_id from derived.staff s
    where s.owner_id = any(${hosts.map(({ profileId }) => profileId)}::uuid[]) and s.rung = 'manager'`

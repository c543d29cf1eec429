import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { RequestToHosts } from '@app/contract/events/request-to-hosts.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { audit } from '../../../patterns/audit.ts'
import { tellHosts } from '../leads/tell-hosts.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { countAsked, requireHosts } from '../leads/send-leads.ts'
import { storeRequest } from './store-request.ts'

type Draft = z.output<typeof RequestToHosts>

const hour = 3600
const perUser = { name: 'request-user', most: 30, seconds: 24 * hour }
const perNetwork = { name: 'request-network', most: 20, seconds: hour }
/** Confirmations that strangers can cause to be mailed to one address. */
const perAddress = { name: 'request-address', most: 4, seconds: hour }
const perAddressAndDay = { name: 'request-address-day', most: 10, seconds: 24 * hour }

const later = 'You have sent many requests. Try again later.'

/** Stores a request. It goes to its hosts at once if the sender's address is known to be theirs. */
export async function createRequest(call: Call, draft: Draft) {
  // Programs get the same reply as a stranger, so that they don't learn of the trap.
  if (draft.fax !== '') return { id: null, isConfirmed: false }
  checkDates(draft)
  const email = draft.contactEmail.toLowerCase()
  const isConfirmed = await isOwnAddress(call, email)
  if (call.user) {
    await countUse(call.db, perUser, call.user.id, later)
    await countAsked(call, call.user.id, draft.hosts.length)
  } else await countUse(call.db, perNetwork, call.network, later)
  if (!isConfirmed) {
    const detail = 'This address was sent several emails to confirm. Open one of them, or try again later.'
    await countUse(call.db, perAddress, email, detail)
    await countUse(call.db, perAddressAndDay, email, detail)
  }
  const id = newId()
  await storeRequest(call, id, { ...draft, contactEmail: email }, isConfirmed)
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
  const asked = hosts.map(({ id: profileId, kind }) => ({ profileId, kind }))
  await requireHosts(call, asked, (index) => `data/hosts/${index}`)
  for (const host of hosts) {
    const leadId = newId()
    await call.db
      .insertInto('lead')
      .values({ id: leadId, request_id: requestId, profile_id: host.id })
      .execute()
    await audit(call, host.id, leadId, [{ op: 'add', path: '', value: { requestId } }])
  }
}

/** Confirms a request, and sends it to its hosts. */
export async function sendToHosts(call: Call, requestId: string) {
  const { db } = call
  await db.updateTable('request').set({ confirmed_date: new Date() }).where('id', '=', requestId).execute()
  await db
    .updateTable('profile')
    .set({ status: 'Published' })
    .where('id', '=', requestId)
    .where('status', '=', 'Draft')
    .execute()
  const leads = await db.selectFrom('lead').select('id').where('request_id', '=', requestId).execute()
  await tellHosts(
    call,
    requestId,
    leads.map(({ id }) => id),
  )
}

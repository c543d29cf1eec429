import { sql } from 'kysely'
import type { AskedFields } from '@app/contract/events/asked-event.ts'
import type { Call } from '../../../platform/http/call.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { askedPick, askedRows } from '../../../patterns/asked-columns.ts'
import { notify } from '../../../patterns/notify.ts'
import { withDates } from './lead-news.ts'
import { isWithinLimit } from '../../../patterns/use-limits.ts'

/** Requests of one sender that are mailed to one host, or to one manager, in a day. Further ones are only kept. */
const perHost = { name: 'request-host', most: 3, seconds: 24 * 3600 }
const perManager = { ...perHost, name: 'request-manager' }

interface Host {
  leadId: string
  profileId: string
  hasAddress: boolean
}

type Request = Pick<AskedFields, 'name' | 'startDate' | 'endDate' | 'months' | 'contactName'> & {
  contactEmail: string
}

/**
 * Mails a request to the hosts of new leads, and notifies their managers. A host without an address is mailed through its managers, each of
 * whom gets one email about all of their hosts.
 */
export async function tellHosts(call: Call, requestId: string, leadIds: readonly string[]) {
  const { db } = call
  const { rows: hosts } = await sql<Host>`
    select l.id as "leadId", p.id as "profileId", p.email is not null and not derived.has_opted_out(p.email) as "hasAddress"
    from lead l join profile p on p.id = l.profile_id
    where l.id = any(${leadIds}::uuid[]) and p.deleted_date is null order by p.id`.execute(db)
  const { rows } = await sql<Request>`
    select ${askedPick('name', 'startDate', 'endDate', 'months', 'contactName', 'contactEmail')}
    from ${askedRows} where r.id = ${requestId}`.execute(db)
  const [request] = rows
  if (!request) return
  for (const { leadId, profileId, hasAddress } of hosts)
    if (hasAddress && (await isWithinLimit(db, perHost, `${request.contactEmail} ${profileId}`)))
      await queueMail(db, 'lead', leadId)
  for (const recipientId of await notifyHosts(call, hosts, request))
    if (await isWithinLimit(db, perManager, `${request.contactEmail} ${recipientId}`))
      await queueMail(db, 'request-to-manager', requestId, { recipientId })
}

/**
 * Notifies the managers of each host with a link to its lead, and those of several hosts once, with a link to all. Returns the managers
 * to email: those of hosts without an address.
 */
async function notifyHosts(call: Call, hosts: readonly Host[], request: Request): Promise<string[]> {
  const { rows } = await sql<{ userId: string; profileIds: string[] }>`
    select s.user_id as "userId", array_agg(distinct s.owner_id) as "profileIds"
    from (${managersOfAny(hosts, sql`s.user_id, s.owner_id`)}) s group by s.user_id order by s.user_id`.execute(
    call.db,
  )
  const mailed = managersOfAny(hosts.filter(({ hasAddress }) => !hasAddress))
  const told: string[] = []
  // In the order of their ids, in which notifications lock people.
  for (const { userId, profileIds } of rows) {
    const [first, ...others] = profileIds
    const only = others.length === 0 ? hosts.find(({ profileId }) => profileId === first) : undefined
    const wanting = await notify(call, sql`select ${userId}::uuid`, {
      kind: 'request-received',
      aboutId: only?.profileId ?? null,
      title: `New request: ${withDates(request.name, request)}`,
      contents: `From ${request.contactName}.`,
      url: only ? `/leads/${only.leadId}` : '/requests',
      mail: 'caller',
      mailed,
    })
    told.push(...wanting)
  }
  return told
}

const managersOfAny = (hosts: readonly Host[], columns = sql`s.user_id`) =>
  sql`select ${columns} from derived.staff s
    where s.owner_id = any(${hosts.map(({ profileId }) => profileId)}::uuid[]) and s.rung = 'manager'`

import { sql } from 'kysely'
import { aboutText, knownDates } from '@app/contract/rules/event-text.ts'
import type { UrgencyPriority } from '@app/contract/reference-lists/urgency-levels.ts'
import { urgencySentence } from '@app/contract/rules/urgency.ts'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import { moveTitle, type Ended } from '../../../patterns/lead-news.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../mail-parts.ts'
import { confirmationHours, keyHours } from './request-access.ts'
import { factLines, type RequestFacts } from './request-text.ts'

interface MailedRequest extends RequestFacts {
  name: string
  email: string
  urgency: UrgencyPriority | null
  message: string | null
  isConfirmed: boolean
}

const requestColumns =
  sql.raw(`r.name, r.email, r.organization, r.event, r.sport, r.start_date as "startDate",
  r.end_date as "endDate", r.months, r.space_type as "spaceType", r.space_count as "spaceCount", r.people, r.urgency,
  r.message,
  r.confirmed_date is not null as "isConfirmed"`)

const names = new Intl.ListFormat('en-US')

interface MailedLead extends MailedRequest {
  id: string
  requestId: string
  hostId: string
  hostKind: string
  hostName: string
  /** The address of the host, or of the manager who is emailed instead. */
  hostEmail: string | null
  isUnclaimed: boolean
  /** Who made the last move, and where to. */
  movedBy: string | null
  status: string
  ended: Ended | null
  /** The account of the sender, if the request has its address. */
  senderId: string | null
}

async function readRequest(db: AnyDatabase, id: string): Promise<MailedRequest | undefined> {
  const { rows } = await sql<MailedRequest>`
    select ${requestColumns} from derived.request_facts r where r.id = ${id} and r.email <> ${removedAddress}`.execute(
    db,
  )
  return rows[0]
}

async function readLead(
  db: AnyDatabase,
  id: string,
  recipientId: string | null,
): Promise<MailedLead | undefined> {
  const { rows } = await sql<MailedLead>`
    select ${requestColumns}, l.id, r.id as "requestId", p.id as "hostId", p.kind as "hostKind", p.name as "hostName",
      case when ${recipientId}::uuid is null then p.email else (select m.email from derived.mailed_manager m
        where m.owner_id = p.id and m.user_id = ${recipientId}) end as "hostEmail",
      derived.is_unclaimed(p.id) as "isUnclaimed", l.status, r.ended,
      (select m.by from lead_move m where m.lead_id = l.id order by m.id desc limit 1) as "movedBy",
      (select u.id from app_user u where u.id = r.user_id and u.email_verified and lower(u.email) = r.email) as "senderId"
    from lead l join derived.request_facts r on r.id = l.request_id join profile p on p.id = l.profile_id and p.deleted_date is null
    where l.id = ${id} and r.email <> ${removedAddress}`.execute(db)
  return rows[0]
}

/** The hosts of a request that a manager is emailed for. */
interface ManagedHosts {
  to: string
  names: string[]
  leadIds: string[]
}

async function readManagedHosts(db: AnyDatabase, requestId: string, userId: string) {
  const { rows } = await sql<ManagedHosts>`
    select m.email as to, array_agg(p.name order by p.name, l.id) as names, array_agg(l.id) as "leadIds"
    from lead l join profile p on p.id = l.profile_id and p.deleted_date is null
    join derived.mailed_manager m on m.owner_id = p.id and m.user_id = ${userId}
    where l.request_id = ${requestId} and p.email is null group by m.email`.execute(db)
  return rows[0]
}

const markMailed = (leadIds: readonly string[]) => (trx: AnyDatabase) =>
  sql`update lead set mailed_date = now() where id = any(${leadIds}::uuid[])`.execute(trx)

const subjectOf = (request: MailedRequest) =>
  [aboutText(request), knownDates(request)].filter(Boolean).join(', ')

/** What an email about a new request has besides the request. */
interface Addressed {
  /** Null for the address of a page. */
  userId: string | null
  to: string
  hosts: string
  link: { label: string; url: string }
  /** Why the recipient gets it. */
  reason: string
}

/** Emails about requests, by the kind of job. */
export const requestMails = ({
  origin,
  brand,
  layOut,
  layOutNews,
  profilePath,
}: MailParts): Record<string, ComposeMail> => {
  const linkToRequest = async (db: AnyDatabase, requestId: string, hours: number) =>
    `${origin}/requests/status#${await issueToken(db, 'request-key', requestId, hours)}`

  /** Only people unsubscribe; an email to the address of a page is nobody's in particular. */
  const layOutFor = (userId: string | null, letter: Letter) =>
    userId === null ? layOut(letter) : layOutNews(letter, { userId, subject: 'requests' })

  const inbox = { label: 'Answer the request', url: `${origin}/requests` }

  return {
    // Goes to an address that may be a stranger's, so it contains nothing that the sender wrote.
    'request-confirmation': async (db, id) => {
      const request = await readRequest(db, id)
      const hosts = await sql<{ name: string }>`
        select p.name from lead l join profile p on p.id = l.profile_id where l.request_id = ${id} order by p.name`.execute(
        db,
      )
      if (request === undefined || request.isConfirmed) return null
      return layOut({
        to: request.email,
        subject: `Confirm your request on ${brand}`,
        intro: [
          `Someone used this address for a request on ${brand}. If it was you, confirm it, and we send it to:`,
          hosts.rows.map(({ name }) => name).join('\n'),
        ],
        link: {
          label: 'Review and send',
          // The link shows the answers later, so its key lives longer than the time to confirm.
          url: await linkToRequest(db, id, keyHours),
          expiresIn: `${confirmationHours} hours`,
        },
        outro: [
          'Keep this email: the same link shows you the answers.',
          "If it wasn't you, ignore this email. Nothing is sent unless you confirm.",
        ],
      })
    },

    lead: async (db, id) => {
      const lead = await readLead(db, id, null)
      if (!lead?.isConfirmed || lead.hostEmail === null) return null
      const page = origin + profilePath({ kind: lead.hostKind, id: lead.hostId })
      const answer = `${origin}/leads/answer#${await issueToken(db, 'lead-key', id, keyHours)}`
      const message = requestMessage(lead, {
        userId: null,
        to: lead.hostEmail,
        hosts: lead.hostName,
        link: { label: 'Answer the request', url: answer },
        reason: lead.isUnclaimed
          ? `You need no account to answer. Nobody manages your page on ${brand} yet: ${page}`
          : `Your team finds it on ${brand}, too: ${inbox.url}`,
      })
      return { ...message, whenSent: markMailed([id]) }
    },

    'request-to-manager': async (db, id, recipientId) => {
      const request = await readRequest(db, id)
      const hosts = recipientId === null ? undefined : await readManagedHosts(db, id, recipientId)
      if (!request?.isConfirmed || hosts === undefined) return null
      const message = requestMessage(request, {
        userId: recipientId,
        to: hosts.to,
        hosts: names.format(hosts.names),
        link: inbox,
        reason:
          hosts.names.length === 1
            ? `You get this email because you manage this page, which has no email address. Your own address is shown to nobody.`
            : `You get this email because you manage these pages, which have no email addresses. Your own address is shown to nobody.`,
      })
      return { ...message, whenSent: markMailed(hosts.leadIds) }
    },

    'lead-moved': async (db, id, recipientId) => {
      const lead = await readLead(db, id, recipientId)
      if (lead === undefined) return null
      if (lead.movedBy === 'sender') return toHost(lead, recipientId)
      // The host moved it again before its managers were emailed.
      return recipientId === null || recipientId === lead.senderId ? toSender(db, lead, recipientId) : null
    },
  }

  function requestMessage(request: MailedRequest, { userId, to, hosts, link, reason }: Addressed) {
    const { name, email } = request
    const message = layOutFor(userId, {
      to,
      subject: `Request from ${name}: ${subjectOf(request)}`,
      intro: [
        `${name} asks ${hosts} through ${brand}:`,
        factLines(request),
        ...(request.urgency === null ? [] : [urgencySentence(name, request.urgency)]),
        ...(request.message === null ? [] : [request.message]),
      ],
      link,
      outro: [`Reply to this email to write to ${name} at ${email}.`, reason],
    })
    return { ...message, replyTo: email }
  }

  async function toSender(db: AnyDatabase, lead: MailedLead, userId: string | null) {
    const { hostName, status, email: to } = lead
    const subject = moveTitle('host', status, namesIn(lead))
    if (subject === undefined) return null
    return layOutFor(userId, {
      to,
      subject,
      intro: [
        status === 'Interested'
          ? `${hostName} would like to host ${aboutText(lead)}. They will write to you, or you can contact them from your request.`
          : `${hostName} passed on ${aboutText(lead)}.`,
      ],
      link: { label: 'See all answers', url: await linkToRequest(db, lead.requestId, keyHours) },
      outro: [],
    })
  }

  function toHost(lead: MailedLead, userId: string | null) {
    const { hostEmail: to, name, status } = lead
    const subject = moveTitle('sender', status, namesIn(lead))
    if (to === null || subject === undefined) return null
    const message = layOutFor(userId, {
      to,
      subject,
      intro: [factLines(lead)],
      link: { label: 'See the request', url: `${origin}/leads/${lead.id}` },
      outro: [`Reply to this email to write to ${name} at ${lead.email}.`],
    })
    return { ...message, replyTo: lead.email }
  }
}

const namesIn = ({ hostName: host, name: sender, ended, ...lead }: MailedLead) => ({
  host,
  sender,
  ended,
  about: aboutText(lead),
})

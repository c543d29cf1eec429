import { sql } from 'kysely'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../mail-parts.ts'
import { confirmationHours } from './request-access.ts'
import { aboutText, factLines, whenText, type RequestFacts } from './request-text.ts'

/** A year: most events are over by then. */
const keyHours = 365 * 24

interface MailedRequest extends RequestFacts {
  name: string
  email: string
  message: string | null
  isConfirmed: boolean
}

const requestColumns =
  sql.raw(`r.name, r.email, r.organization, r.event, r.sport, r.start_date as "startDate",
  r.end_date as "endDate", r.months, r.space_type as "spaceType", r.space_count as "spaceCount", r.people, r.message,
  r.confirmed_date is not null as "isConfirmed"`)

interface MailedLead extends MailedRequest {
  requestId: string
  hostId: string
  hostKind: string
  hostName: string
  hostEmail: string | null
  isUnclaimed: boolean
  /** Who made the last move, and where to. */
  movedBy: string | null
  status: string
}

async function readLead(db: AnyDatabase, id: string): Promise<MailedLead | undefined> {
  const { rows } = await sql<MailedLead>`
    select ${requestColumns}, r.id as "requestId", p.id as "hostId", p.kind as "hostKind", p.name as "hostName",
      p.email as "hostEmail", derived.is_unclaimed(p.id) as "isUnclaimed", l.status,
      (select m.by from lead_move m where m.lead_id = l.id order by m.id desc limit 1) as "movedBy"
    from lead l join request r on r.id = l.request_id join profile p on p.id = l.profile_id and p.deleted_date is null
    where l.id = ${id}`.execute(db)
  return rows[0]
}

const subjectOf = (request: MailedRequest) =>
  [aboutText(request), whenText(request)].filter(Boolean).join(', ')

/** Emails about requests, by the kind of job. */
export const requestMails = ({
  origin,
  brand,
  layOut,
  profilePath,
}: MailParts): Record<string, ComposeMail> => {
  const linkToRequest = async (db: AnyDatabase, requestId: string, hours: number) =>
    `${origin}/requests/status#${await issueToken(db, 'request-key', requestId, hours)}`

  return {
    // Goes to an address that may be a stranger's, so it contains nothing that the sender wrote.
    'request-confirmation': async (db, id) => {
      const { rows } = await sql<MailedRequest>`
        select ${requestColumns} from request r where r.id = ${id}`.execute(db)
      const hosts = await sql<{ name: string }>`
        select p.name from lead l join profile p on p.id = l.profile_id where l.request_id = ${id} order by p.name`.execute(
        db,
      )
      const [request] = rows
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
      const lead = await readLead(db, id)
      if (!lead?.isConfirmed || lead.hostEmail === null) return null
      const page = origin + profilePath({ kind: lead.hostKind, id: lead.hostId })
      const message = layOut({
        to: lead.hostEmail,
        subject: `Request from ${lead.name}: ${subjectOf(lead)}`,
        intro: [
          `${lead.name} asks ${lead.hostName} through ${brand}:`,
          factLines(lead),
          ...(lead.message === null ? [] : [lead.message]),
        ],
        link: lead.isUnclaimed
          ? { label: 'See your page', url: page }
          : { label: 'Answer the request', url: `${origin}/requests` },
        outro: [
          `Reply to this email to write to ${lead.name} at ${lead.email}.`,
          ...(lead.isUnclaimed
            ? [`Nobody manages this page on ${brand} yet. If you do, claim it there for free.`]
            : []),
        ],
      })
      const whenSent = (trx: AnyDatabase) =>
        sql`update lead set mailed_date = now() where id = ${id}`.execute(trx)
      return { ...message, replyTo: lead.email, whenSent }
    },

    'lead-moved': async (db, id) => {
      const lead = await readLead(db, id)
      if (lead === undefined) return null
      return lead.movedBy === 'sender' ? toHost(lead) : toSender(db, lead)
    },
  }

  async function toSender(db: AnyDatabase, lead: MailedLead) {
    const { hostName, status, email: to } = lead
    if (status !== 'Interested' && status !== 'Passed') return null
    const isInterested = status === 'Interested'
    return layOut({
      to,
      subject: isInterested ? `${hostName} is interested` : `${hostName} can't host this time`,
      intro: [
        isInterested
          ? `${hostName} would like to host ${aboutText(lead)}. They will write to you, or you can contact them from your request.`
          : `${hostName} passed on ${aboutText(lead)}.`,
      ],
      link: { label: 'See all answers', url: await linkToRequest(db, lead.requestId, keyHours) },
      outro: [],
    })
  }

  function toHost(lead: MailedLead) {
    const { hostEmail: to, name, status } = lead
    if (to === null || status === 'Open') return null
    const outcomes: Record<string, string> = {
      Won: `${name} chose you for ${aboutText(lead)}`,
      Lost: `${name} chose another place for ${aboutText(lead)}`,
      Interested: `${name} reopened the request for ${aboutText(lead)}`,
    }
    const subject = outcomes[status]
    if (subject === undefined) return null
    const message = layOut({
      to,
      subject,
      intro: [`${subject}.`, factLines(lead)],
      link: { label: 'See the request', url: `${origin}/requests` },
      outro: [`Reply to this email to write to ${name} at ${lead.email}.`],
    })
    return { ...message, replyTo: lead.email }
  }
}

import { sql } from 'kysely'
import { totalText } from '@app/contract/rules/bid-gaps.ts'
import { urgencySentence } from '@app/contract/rules/urgency.ts'
import { moveTitle, namesIn, offerTitle, reopenedText, withDates } from '../leads/lead-news.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { foundBy } from '../../../patterns/found-by.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { addressesIn } from '../../../patterns/unlink-names.ts'
import { confirmationHours } from '../asking/read-sent-request.ts'
import {
  readLead,
  readManagedHosts,
  readRequest,
  type MailedLead,
  type MailedRequest,
} from './mailed-requests.ts'
import { agreedText } from './agreed-text.ts'
import { bookedText } from './booked-text.ts'
import { changeText, readOfferChange, type OfferChange } from './offer-change.ts'
import { linkOfSender, linkToAnswers, linkToLead } from './reading-links.ts'
import { factLines } from './request-text.ts'

const names = new Intl.ListFormat('en-US')

const markMailed = (leadIds: readonly string[]) => (trx: AnyDatabase) =>
  sql`update lead set mailed_date = now() where id = any(${leadIds}::uuid[])`.execute(trx)

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
  /** Only people unsubscribe; an email to the address of a page is nobody's in particular. */
  const layOutFor = (userId: string | null, letter: Letter) =>
    userId === null ? layOut(letter) : layOutNews(letter, { userId, subject: 'requests' })

  /** Where a team answers: the one lead that it has, or all. */
  const inboxOf = ([only, ...others]: readonly string[]) => ({
    label: 'Answer the request',
    url: `${origin}${only === undefined || others.length > 0 ? '/requests' : `/leads/${only}`}`,
  })

  /** The address of a page with a team may be somebody's without an account, so this is no main link. */
  const inboxText = (leadId: string) => `Your team finds it on ${brand}, too: ${inboxOf([leadId]).url}`

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
        to: request.contactEmail,
        subject: `Confirm your request on ${brand}`,
        intro: [
          `Someone used this address for a request on ${brand}. If it was you, confirm it, and we send it to:`,
          hosts.rows.map(({ name }) => name).join('\n'),
        ],
        link: {
          label: 'Review and send',
          // The link shows the answers later, so its key lives longer than the time to confirm.
          url: await linkOfSender(db, origin, id),
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
      if (!lead?.isConfirmed || lead.hostEmail === null || hasEnded(lead)) return null
      const page = foundBy('mail', origin + profilePath({ kind: lead.hostKind, id: lead.hostId }), origin)
      const { url, isTeam } = await linkToLead(db, origin, id)
      const message = requestMessage(lead, {
        userId: null,
        to: lead.hostEmail,
        hosts: lead.hostName,
        link: { label: 'Answer the request', url },
        reason: lead.isUnclaimed
          ? `You need no account to answer. Nobody manages your page on ${brand} yet: ${page}`
          : isTeam
            ? `You get this email because you manage this page, and your address is the one on it: ${page}`
            : inboxText(id),
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
        link: inboxOf(hosts.leadIds),
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
      if (lead.movedBy === 'sender') return toHost(db, lead, recipientId)
      // The host moved it again before its managers were emailed.
      return isForSender(lead, recipientId) ? toSender(db, lead, recipientId) : null
    },

    // An offer that comes after the answer, and one that is changed.
    'lead-offered': async (db, id, recipientId) => {
      const lead = await readLead(db, id, recipientId)
      if (lead?.status !== 'Interested' || lead.total === null || !isForSender(lead, recipientId)) return null
      return toSender(db, lead, recipientId, await readOfferChange(db, id))
    },
  }

  function requestMessage(request: MailedRequest, { userId, to, hosts, link, reason }: Addressed) {
    const { contactName: name, contactEmail: email, urgency, description } = request
    const message = layOutFor(userId, {
      to,
      subject: `Request from ${name}: ${withDates(request.name, request)}`,
      intro: [
        `${name} asks ${hosts} through ${brand}:`,
        factLines(request),
        ...(urgency === null ? [] : [urgencySentence(name, urgency)]),
        ...(description === null ? [] : [description]),
      ],
      link,
      outro: [`Reply to this email to write to ${name} at ${email}.`, reason],
      addresses: [email, ...addressesIn(description ?? '')],
    })
    return { ...message, replyTo: email }
  }

  async function toSender(
    db: AnyDatabase,
    lead: MailedLead,
    userId: string | null,
    change: OfferChange | null = null,
  ) {
    const { hostName, status, contactEmail: to } = lead
    const isChange = change !== null && lead.total !== null
    const subject = isChange
      ? offerTitle(namesIn(lead), lead.total ?? 0, true)
      : moveTitle('host', status, namesIn(lead))
    if (subject === undefined) return null
    const { url, isOrganizer } = await linkToAnswers(db, origin, lead.requestId)
    // An organizer writes to hosts here, and others by what the page of the host shows.
    const next = `They will write to you${isOrganizer || lead.isReachable ? ', or you can contact them from your request' : ''}.`
    return layOutFor(userId, {
      to,
      subject,
      intro: [
        isChange
          ? `${hostName} changed its offer for ${lead.name}. ${changeText(change)}`
          : status === 'Interested'
            ? `${hostName} would like to host ${lead.name}. ${offerText(lead)}${next}`
            : `${hostName} passed on ${lead.name}.`,
      ],
      link: { label: 'See all answers', url },
      outro: [],
    })
  }

  async function toHost(db: AnyDatabase, lead: MailedLead, userId: string | null) {
    const { id, hostEmail: to, contactName: name, contactEmail: email, status, showsSender } = lead
    const subject = moveTitle('sender', status, namesIn(lead))
    if (to === null || subject === undefined) return null
    const isWon = status === 'Won'
    const { url, isTeam } =
      userId === null ? await linkToLead(db, origin, id) : { url: `${origin}/leads/${id}`, isTeam: true }
    const message = layOutFor(userId, {
      to,
      subject,
      intro: [
        outcomeText(lead, isWon ? await bookedText(db, id) : ''),
        isWon ? await agreedText(db, id, name) : '',
        factLines(lead),
      ].filter((text) => text !== ''),
      link: { label: 'See the request', url },
      outro: [
        ...(showsSender ? [`Reply to this email to write to ${name} at ${email}.`] : []),
        ...(!isTeam && !lead.isUnclaimed ? [inboxText(id)] : []),
      ],
      addresses: showsSender ? [email] : [],
    })
    return showsSender ? { ...message, replyTo: email } : message
  }
}

/** Nobody is asked anymore once it is closed, or its event ended. */
const hasEnded = ({ status, ended }: MailedLead) => ended !== null || status === 'Lost' || status === 'Passed'

const isForSender = ({ senderId }: MailedLead, recipientId: string | null) =>
  recipientId === null || recipientId === senderId

const offerText = ({ total, offered, ...asked }: MailedLead) =>
  total === null || offered === null ? '' : `Their offer: ${totalText(asked, { total, ...offered })}. `

/** What a host needs to know that can't open the request. */
function outcomeText(
  { status, before, contactName: name, ended, ...lead }: MailedLead,
  booked: string,
): string {
  if (status === 'Interested')
    return `${name} reopened the request for ${lead.name}. ${reopenedText(before) ?? ''}`.trim()
  if (status === 'Won')
    return `${name} chose you for ${lead.name}. ${booked} Reply to this email to settle the rest.`
  if (status !== 'Lost') return ''
  return ended === null
    ? `${name} chose another place for ${lead.name}. Nothing else is asked of you.`
    : `Nobody was chosen for ${lead.name}. Nothing else is asked of you.`
}

import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { endedTitle } from '@app/contract/rules/lead-endings.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { managersOf, notify, type Notifier } from '../../../patterns/notify.ts'
import type { NotificationKind } from '../../../patterns/notification-kinds.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { Holder } from '../bids/held-entries.ts'
import { withDates } from '../leads/lead-news.ts'
import type { EndedLead } from './ended-leads.ts'
import type { Ending } from './ending.ts'

/** The job of emails about endings and changes to addresses without an account. */
export const endingMailJob = 'ending'

const nobody = sql`select null::uuid`

export const titleOf = ({ mark, title }: Ending, { name, hostName, contactName }: EndedLead): string => {
  const names = { event: name, host: hostName, sender: contactName }
  return title?.(names) ?? (mark === null ? '' : endedTitle(mark, names))
}

/** Tells the other side of a lead, by its accounts and by the address that it has without one. */
export async function tellOtherSide(call: Notifier, ending: Ending, lead: EndedLead, text: string) {
  if (!lead.isConfirmed) return
  const news = { title: titleOf(ending, lead), contents: contentsFor(ending.side, lead, text) }
  await (ending.side === 'sender'
    ? tellHost(call, lead, { ...news, kind: 'request-ended', isGone: ending.follows.leads === 'removed' })
    : tellSender(call, lead, news))
}

interface News {
  title: string
  contents: string
}

interface HostNews extends News {
  kind: NotificationKind
  /** The lead is no more. */
  isGone?: boolean
}

/** The name of what the reader knows of the lead, and the text. */
const contentsFor = (side: LeadSide, lead: EndedLead, text: string) =>
  `${withDates(side === 'sender' ? lead.hostName : lead.name, lead)}. ${text}`

/** Tells the host of a lead. The address of a page is emailed instead of its managers. */
export async function tellHost(
  call: Notifier,
  { id, requestId, profileId, hasAddress }: EndedLead,
  { isGone = false, ...news }: HostNews,
) {
  const { title, contents } = news
  if (hasAddress)
    await mailAddress(call, { requestId }, { title, contents, profileId, leadId: isGone ? null : id })
  await notify(call, managersOf(profileId), {
    aboutId: profileId,
    ...news,
    url: isGone ? '/requests' : `/leads/${id}`,
    ...(hasAddress && { mailed: nobody }),
  })
}

async function tellSender(call: Notifier, lead: EndedLead, news: News) {
  const { id, requestId, profileId, isForAddress } = lead
  if (isForAddress) await mailAddress(call, lead, { ...news, profileId: null, leadId: id })
  await notify(call, teamOf(lead), {
    kind: 'request-ended',
    aboutId: profileId,
    ...news,
    url: `/requests/${requestId}`,
  })
}

const teamOf = ({ requestId, userId }: Pick<EndedLead, 'requestId' | 'userId'>) =>
  sql`(${managersOf(requestId)} union select ${userId}::uuid)`

/** Tells the rest of the side that ended what became of its leads, once for all of them. */
export async function tellOwnSide(
  call: Notifier,
  ending: Ending,
  { closed, chosen }: { closed: readonly EndedLead[]; chosen: readonly EndedLead[] },
) {
  const [first] = [...closed, ...chosen]
  if (!first || ending.tells.own === null) return
  const contents = closed.length > 0 ? ending.tells.own(closed.length) : 'Whoever it concerns was told.'
  const news = { title: titleOf(ending, first), contents }
  const isEvent = ending.side === 'sender'
  if (isEvent && first.isConfirmed && first.isForAddress)
    await mailAddress(call, first, { ...news, profileId: null, leadId: null })
  await notify(call, isEvent ? teamOf(first) : managersOf(first.profileId), {
    kind: 'request-ended',
    aboutId: isEvent ? first.requestId : first.profileId,
    ...news,
    url: isEvent && ending.mark !== 'EventDeleted' ? `/requests/${first.requestId}` : '/requests',
  })
}

/** The facilities other than the host that were asked to hold something for these leads, or whose calendars have something. */
export async function tellHolders(
  call: Notifier,
  ending: Ending,
  leads: readonly EndedLead[],
  holders: readonly Holder[],
) {
  const told = new Set<string>()
  for (const { leadId, ownerId } of holders) {
    const lead = leads.find(({ id }) => id === leadId)
    const key = `${leadId} ${ownerId}`
    if (!lead || lead.profileId === ownerId || told.has(key)) continue
    told.add(key)
    await tellHolder(call, ending, lead, ownerId)
  }
}

/** Tells the team of a facility that holds or booked dates for the lead of a destination. */
async function tellHolder(call: Notifier, ending: Ending, lead: EndedLead, facilityId: string) {
  const text = ending.tells.holder
  if (text === null) return
  await notify(call, managersOf(facilityId), {
    kind: 'request-ended',
    aboutId: facilityId,
    title: titleOf(ending, lead),
    contents: `${withDates(lead.name, lead)}, for ${lead.hostName}. ${text}`,
    url: `/facilities/${facilityId}/calendar`,
  })
}

/** Tells the team of a destination that a facility no longer holds dates for its lead. */
export const tellDestination = (
  call: Notifier,
  lead: EndedLead,
  { facility, reason }: { facility: string; reason: string },
) =>
  notify(call, managersOf(lead.profileId), {
    kind: 'request-ended',
    aboutId: lead.profileId,
    title: `${facility} no longer holds dates for ${lead.name}`,
    contents: `${reason}. Ask another facility to hold them, and check your offer.`,
    url: `/leads/${lead.id}`,
  })

async function mailAddress(
  { db }: Notifier,
  { requestId }: Pick<EndedLead, 'requestId'>,
  { title, contents, profileId, leadId }: News & { profileId: string | null; leadId: string | null },
) {
  const id = newId()
  await sql`insert into ending_mail (id, request_id, profile_id, lead_id, title, contents)
    values (${id}, ${requestId}, ${profileId}, ${leadId}, ${title}, ${contents})`.execute(db)
  await queueMail(db, endingMailJob, id)
}

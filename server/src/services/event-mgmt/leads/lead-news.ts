import { sql } from 'kysely'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { endedTitle } from '@app/contract/rules/lead-endings.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { managersOf, notify, type Notifier } from '../../../patterns/notify.ts'
import { readMovedLead, type MailedLead } from '../mails/mailed-requests.ts'

/** `Spring Cup, Mar 12 – 14, 2027`, or the name alone while no dates are known. */
export const withDates = (name: string, dates: Parameters<typeof knownDates>[0]) =>
  [name, knownDates(dates)].filter(Boolean).join(', ')

export const offerTitle = (
  { host, about }: { host: string; about: string },
  total: number,
  isChange = false,
) => `${host} ${isChange ? 'changed its offer for' : 'made an offer for'} ${about}: ${dollars(total)}`

/** What happened, for the subjects of emails and the titles of notifications. Undefined for moves that are no news. */
export function moveTitle(side: LeadSide, status: string, names: ReturnType<typeof namesIn>) {
  const { host, sender, about, ended, total } = names
  const titles: Record<LeadSide, Record<string, string>> = {
    host: {
      Interested: total === null ? `${host} is interested` : offerTitle(names, total),
      Passed: `${host} can't host this time`,
    },
    sender: {
      Won: `${sender} chose you for ${about}`,
      Lost: ended
        ? endedTitle(ended, { event: about, host, sender })
        : `${sender} chose another place for ${about}`,
      Interested: `${sender} reopened the request for ${about}`,
    },
  }
  return titles[side][status]
}

/** What reopening a request means for its host, by the decision that is taken back. Undefined for other moves. */
export function reopenedText(before: string | null): string | undefined {
  if (before === 'Won')
    return 'Spaces that were booked for it are free again. Booking them again takes a new hold.'
  if (before === 'Lost')
    return 'You are in the running again, but nothing is held for it any longer: check your offer, and hold the dates again.'
  return undefined
}

export const namesIn = ({
  hostName: host,
  contactName: sender,
  name: about,
  ended,
  total,
}: Pick<MailedLead, 'hostName' | 'contactName' | 'name' | 'ended' | 'total'>) => ({
  host,
  sender,
  about,
  ended,
  total,
})

/**
 * Tells the other side of a move. The address of a page, and one that is not of the sender's account, get their emails whatever anybody
 * prefers: nobody's preferences are about them.
 */
export async function notifyOfMove(
  call: Notifier,
  { id, profileId, status: before }: { id: string; profileId: string; status: LeadStatus },
  status: LeadStatus,
  side: LeadSide,
) {
  const lead = await readMovedLead(call.db, id)
  const title = lead && moveTitle(side, status, namesIn(lead))
  if (!title) return
  const nobody = sql`select null::uuid`
  const isForAddress = side === 'host' ? lead.senderId === null : lead.hasAddress
  const contents = withDates(side === 'host' ? lead.name : lead.hostName, lead)
  const reopened = side === 'sender' && status === 'Interested' ? reopenedText(before) : undefined
  if (isForAddress) await queueMail(call.db, 'lead-moved', id)
  await notify(call, side === 'host' ? sql`select ${lead.userId}::uuid` : managersOf(profileId), {
    kind: 'request-moved',
    aboutId: profileId,
    title,
    contents: reopened ? `${contents}. ${reopened}` : contents,
    url: side === 'host' ? `/requests/${lead.requestId}` : `/leads/${id}`,
    mail: { job: 'lead-moved', subjectId: id },
    ...(isForAddress && { mailed: nobody }),
  })
}

/** Tells the organizer of an offer that no move tells of: it came after the answer, or was changed. `before` is its total so far. */
export async function notifyOfOffer(
  call: Notifier,
  { id, profileId }: { id: string; profileId: string },
  { before }: { before: number | null },
) {
  const lead = await readMovedLead(call.db, id)
  if (lead?.total == null) return
  const isForAddress = lead.senderId === null
  if (isForAddress) await queueMail(call.db, 'lead-offered', id)
  await notify(call, sql`select ${lead.userId}::uuid`, {
    kind: 'request-moved',
    aboutId: profileId,
    title: offerTitle(namesIn(lead), lead.total, before !== null),
    contents: `${withDates(lead.name, lead)}${before === null || before === lead.total ? '' : `. It was ${dollars(before)}`}`,
    url: `/requests/${lead.requestId}`,
    mail: { job: 'lead-offered', subjectId: id },
    ...(isForAddress && { mailed: sql`select null::uuid` }),
  })
}

import type { Event } from '@app/contract/events/event-schema.ts'
import type { ListedLead, ReceivedLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { shownName, whenText } from '@app/contract/rules/event-text.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { urgencyLabel, urgencySentence } from '@app/contract/rules/urgency.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import type { keptWords } from '../page/contact-words.ts'
import { count, counted, date, listOf } from '../components/format.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'

/** A lead as its host reads it. */
export type Lead = Omit<ReceivedLead, 'asked'> & Pick<ListedLead, 'asked'>
export type RequestFacts = Pick<
  ReceivedLead['asked'],
  | 'name'
  | 'sportsList'
  | 'startDate'
  | 'endDate'
  | 'months'
  | 'spaceType'
  | 'spaceTypeCount'
  | 'participants'
  | 'urgency'
>

/** The title of a request. */
export const titleOf = ({ name }: Pick<RequestFacts, 'name'>) => name

/** In short. Its labels are those of `rules/asked.ts`, which the first load of a list doesn't need. */
export function factsOf(request: RequestFacts): { label: string; value: string; isWords?: boolean }[] {
  const { sportsList, spaceTypeCount, participants } = request
  const spaceType = shownName(request.spaceType)
  const sports = sportsList.filter((sport) => shownName(sport) !== null)
  const spaces =
    spaceType === null
      ? spaceTypeCount && count(spaceTypeCount)
      : [spaceTypeCount && count(spaceTypeCount), spacesWord(spaceType, spaceTypeCount ?? 2)]
          .filter(Boolean)
          .join(' ')
  return [
    { label: 'Dates', value: whenText(request) },
    { label: 'Sport', value: sports.length > 0 && listOf(sports) },
    { label: 'Spaces', value: spaces },
    { label: 'Players', value: participants && count(participants) },
  ].flatMap(({ label, value }) => (value ? [{ label, value, isWords: label !== 'Players' }] : []))
}

/** How soon a venue is needed, for the hosts or for the sender of this name. */
export const urgencyText = (urgency: NonNullable<RequestFacts['urgency']>, side: LeadSide, name: string) =>
  side === 'host' ? urgencySentence(name, urgency) : `Urgency: ${urgencyLabel(urgency)}`

type Tone = 'plain' | 'warn' | 'info' | 'good' | 'bad'

const statusWords: Record<LeadSide, Record<LeadStatus, string>> = {
  sender: {
    Open: 'No answer yet',
    Interested: 'Interested',
    Won: 'You chose them',
    Lost: 'Not chosen',
    Passed: 'Can’t host',
  },
  host: { Open: 'New', Interested: 'Interested', Won: 'Won', Lost: 'Lost', Passed: 'Passed' },
}
const tones: Record<LeadStatus, Tone> = {
  Open: 'info',
  Interested: 'good',
  Won: 'good',
  Lost: 'plain',
  Passed: 'plain',
}
const moveWords: Record<LeadSide, Partial<Record<LeadStatus, string>>> = {
  sender: { Won: 'Choose', Lost: 'Turn down', Interested: 'Reopen' },
  host: { Interested: 'Interested', Passed: 'Pass', Open: 'Undo the pass' },
}

export const statusText = (status: LeadStatus, side: LeadSide) => statusWords[side][status]

type WithOffers = Pick<ListedLead, 'offers'>
/** Whether the host has an offer out. */
export const hasOffer = ({ offers }: WithOffers) => offers.at(-1)?.what === 'Offered'

const offerWords: Record<LeadSide, string> = { sender: 'Offer received', host: 'Offer sent' }
/** The status of a lead; of an interested host, also that its offer is out. */
export const leadStatusText = (lead: Pick<ListedLead, 'status' | 'offers'>, side: LeadSide) =>
  lead.status === 'Interested' && hasOffer(lead) ? offerWords[side] : statusText(lead.status, side)
export const statusTone = (status: LeadStatus) => tones[status]
/** The button that moves a lead. */
export const moveText = (status: LeadStatus, side: LeadSide) => moveWords[side][status] ?? status

/** In ms: emails are sent within seconds, unless the mail server is down. */
const sendingTime = 5 * 60_000

/**
 * How a request that nobody has answered reaches its host. `confirmedDate` is when it was sent. `kept` are the words of a host without an
 * email address, which this file must not bring along: most pages that load it show none.
 */
export function deliveryText(
  { reach, isMailed }: Pick<ListedLead, 'reach' | 'isMailed'>,
  confirmedDate: string | null,
  kept: typeof keptWords,
  now = Date.now(),
): string {
  if (isMailed) return 'Sent by email.'
  if (reach !== 'Email') return kept[reach]
  if (confirmedDate === null) return 'Gets your request by email.'
  return now - Date.parse(confirmedDate) < sendingTime ? 'The email is on its way.' : 'No email was sent yet.'
}

/** `7 hosts asked, 2 without an answer, 1 passed`. */
export function answersText(leads: readonly { status: LeadStatus }[]): string {
  const withStatus = (status: LeadStatus) => leads.filter((lead) => lead.status === status).length
  const [open, passed] = [withStatus('Open'), withStatus('Passed')]
  return [
    `${counted(leads.length, 'host')} asked`,
    open > 0 && `${count(open)} without an answer`,
    passed > 0 && `${count(passed)} passed`,
  ]
    .filter(Boolean)
    .join(', ')
}

type OfHost = Pick<ListedLead, 'status'> & { host: Pick<ListedLead['host'], 'name'> }

/** `Cedar Bend is your host`. Undefined before an award. */
export function awardedText(leads: readonly OfHost[]): string | undefined {
  const names = leads.filter(({ status }) => status === 'Won').map(({ host }) => host.name)
  if (names.length === 0) return undefined
  return `${listOf(names)} ${names.length === 1 ? 'is your host' : 'are your hosts'}`
}

/** `Sent Nov 20, 2026. 2 hosts asked, 1 offer. Cedar Bend is your host.` */
export const sentText = (confirmedDate: string, leads: readonly (OfHost & WithOffers)[]) => {
  const offers = leads.filter(hasOffer).length
  const asked = `${answersText(leads)}${offers === 0 ? '' : `, ${counted(offers, 'offer')}`}`
  return [`Sent ${date(confirmedDate)}`, asked, awardedText(leads)]
    .flatMap((text) => (text === undefined ? [] : [`${text}.`]))
    .join(' ')
}

/** Whether a host is chosen and none is waited for. */
export const isDecided = (leads: readonly { status: LeadStatus }[]): boolean =>
  leads.some(({ status }) => status === 'Won') && leads.every(({ status }) => status !== 'Open')

/** Who was chosen, and when. */
export function wonText({ profileName, moves }: Pick<ListedLead, 'profileName' | 'moves'>): string {
  const award = moves.findLast(({ to }) => to === 'Won')
  return award === undefined ? profileName : `${profileName}, ${date(award.at)}`
}

/** When answers are due. */
export const dueText = (
  { responseDeadline, timeZone }: Pick<Event, 'responseDeadline' | 'timeZone'>,
  now = new Date(),
) =>
  responseDeadline === null
    ? 'No deadline for answers'
    : `Answers ${responseDeadline < placeDay(timeZone, now) ? 'closed' : 'are due'} ${date(responseDeadline)}`

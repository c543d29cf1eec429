import type { Api } from '@app/contract/api.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { aboutText, whenText } from '@app/contract/rules/event-text.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { count } from '../page/format.ts'
import { spacesWord } from '../page/space-words.ts'

type Requests = Api['contact-mgmt']['requests']
export type SentRequest = Awaited<ReturnType<Requests['read']>>['data']
export type Lead = Awaited<ReturnType<Api['contact-mgmt']['leads']['my']>>['data'][number]
export type RequestFacts = Pick<
  SentRequest,
  'event' | 'sport' | 'startDate' | 'endDate' | 'months' | 'spaceType' | 'spaceCount' | 'people'
>

/** The title of a request. */
export const titleOf = (request: RequestFacts) => aboutText(request, 'An event')

export function factsOf(request: RequestFacts): { label: string; value: string }[] {
  const { event, sport, spaceType, spaceCount, people } = request
  const spaces =
    spaceType === null
      ? spaceCount && count(spaceCount)
      : [spaceCount && count(spaceCount), spacesWord(spaceType, spaceCount ?? 2)].filter(Boolean).join(' ')
  return [
    { label: 'Dates', value: whenText(request) },
    // The title names the sport if there is no event.
    { label: 'Sport', value: event === null ? null : sport },
    { label: 'Spaces', value: spaces },
    { label: 'People', value: people && count(people) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

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
  host: { Interested: 'Interested', Passed: 'Pass', Open: 'Reopen' },
}

export const statusText = (status: LeadStatus, side: LeadSide) => statusWords[side][status]
export const statusTone = (status: LeadStatus) => tones[status]
/** The button that moves a lead. */
export const moveText = (status: LeadStatus, side: LeadSide) => moveWords[side][status] ?? status

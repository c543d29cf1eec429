import type { ListedLead, LeadHistory } from '@app/contract/events/lead-schema.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { statusText } from './request-words.ts'

export interface Step {
  text: string
  by: LeadHistory[number]['by']
  name: string | null
  at: string
}

type Move = Pick<LeadHistory[number], 'status' | 'by'>

/** A move is named after what was done where the status alone would read as an answer. */
function movedText({ status, by }: Move, side: LeadSide): string {
  if (status === 'Interested' && by === 'sender') return 'Reopened'
  if (status === 'Open') return 'Pass undone'
  return status === null ? '' : statusText(status, side)
}

/** In ms: a host that passed answers by its link in two moves, one right after the other. */
const oneAnswer = 1000

/** Whether a pass is undone only for the answer that follows. */
const isHalfOfAnswer = ({ status, at }: LeadHistory[number], n: number, history: LeadHistory) =>
  status === 'Open' &&
  history
    .slice(n + 1)
    .some((next) => next.status === 'Interested' && Date.parse(next.at) - Date.parse(at) < oneAnswer)

/** What happened to a lead, in words, newest first. Offers after the first one are changes of it. */
export function historySteps(history: LeadHistory, side: LeadSide): Step[] {
  let hasOffer = false
  return history
    .filter((...entry) => !isHalfOfAnswer(...entry))
    .map(({ what, status, facilityName, by, name, at }) => {
      const wasOffered = hasOffer
      if (what === 'Offered' || what === 'OfferWithdrawn') hasOffer = what === 'Offered'
      const texts: Record<typeof what, string> = {
        Moved: movedText({ status, by }, side),
        Offered: wasOffered ? 'Offer changed' : side === 'host' ? 'Offer sent' : 'Offer received',
        OfferWithdrawn: 'Offer withdrawn',
        AskedToHold: `Asked ${facilityName} to hold`,
        Held: facilityName === null ? 'Dates held' : `Dates held at ${facilityName}`,
      }
      return { text: texts[what], by, name, at }
    })
    .toReversed()
}

/** What the organizer reads of it: answers, offers and decisions. */
export function organizerSteps({ moves, offers }: Pick<ListedLead, 'moves' | 'offers'>): Step[] {
  const history: LeadHistory = [
    ...moves.map(({ to, by, name, at }) => ({
      what: 'Moved' as const,
      status: to,
      facilityName: null,
      by,
      name,
      at,
    })),
    ...offers.map((offer) => ({ ...offer, status: null, facilityName: null, by: 'host' as const })),
  ]
  return historySteps(
    // The sort is stable: an answer stands before the offer that came with it.
    history.toSorted((a, b) => a.at.localeCompare(b.at)),
    'sender',
  )
}

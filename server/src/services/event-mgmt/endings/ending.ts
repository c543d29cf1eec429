import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'

/** What an ending is named in the words to the people it concerns. */
interface EndingNames {
  event: string
  host: string
  sender: string
}

/** What people read below the title. Null: they aren't told. */
interface EndingTexts {
  /** The other side of a lead that was waiting. */
  open: string | null
  /** The other side of a lead whose host was chosen. */
  chosen: string | null
  /** The other people of the side that ended, with what became of its leads. */
  own: ((closed: number) => string) | null
  /** Facilities that were asked to hold for the lead of a destination, did so, or have bookings that are asked about. */
  holder: string | null
}

/** What happens to each thing that stood. Bids, places, conversations and lists follow from the lead and the page they belong to. */
export interface Consequences {
  leads: 'closed' | 'closed if unanswered' | 'stay closed' | 'removed' | 'kept'
  holds: 'released' | 'kept'
  /** Only the organizer who takes an award back releases them. */
  bookings: 'asked about' | 'confirmed' | 'released' | 'kept'
  bids: 'kept as they are' | 'removed' | 'open'
  places: 'hidden' | 'shown' | 'kept'
  conversations: 'kept'
  /** A list keeps its entries, and shows a page that is gone without anything of it. */
  lists: 'shown as gone' | 'shown' | 'kept'
  invitations: 'withdrawn' | 'kept'
  mails: 'stopped' | 'sent'
}

export interface Ending {
  /** What is noted on the leads and the bookings. Null: nothing became of them. */
  mark: LeadEnding | null
  /** The side that ended. Its leads are closed in its name, and the other side is told. */
  side: LeadSide
  follows: Consequences
  /** By default, `endedTitle` of the mark. */
  title?: (names: EndingNames) => string
  tells: EndingTexts
}

/** The leads that an ending closes, by their status. */
export const closedStatuses = ({ follows }: Ending): readonly LeadStatus[] =>
  follows.leads === 'closed'
    ? ['Open', 'Interested']
    : follows.leads === 'closed if unanswered'
      ? ['Open']
      : []

import type { Bid } from '@app/contract/events/bids.ts'
import { count, counted } from '../page/format.ts'

type Hold = Pick<Bid['holds'][number], 'facilityId' | 'spaces' | 'spacesAsked' | 'state'>

export interface HeldSpaces {
  all: number
  /** Those of the type that the event asks for. */
  asked: number
  /** Whether they are booked, as by an award. */
  isBooked: boolean
}

/** How many spaces are held or booked. A space that is held twice, as on two days, counts once. */
export function heldSpaces(holds: readonly Hold[]): HeldSpaces {
  const live = holds.filter(({ state }) => state !== 'RanOut')
  const countOf = (names: (hold: Hold) => readonly string[]) =>
    new Set(live.flatMap((hold) => names(hold).map((name) => hold.facilityId + name))).size
  return {
    all: countOf(({ spaces }) => spaces),
    asked: countOf(({ spacesAsked }) => spacesAsked),
    isBooked: live.length > 0 && live.every(({ state }) => state === 'Booked'),
  }
}

/** `6 courts`, or `6 spaces, none of them courts`. */
export function heldText({ all, asked }: Pick<HeldSpaces, 'all' | 'asked'>, noun: string): string {
  if (asked === all) return counted(all, noun)
  const type = noun === 'space' ? 'of the type asked for' : `${noun}s`
  return `${counted(all, 'space')}, ${asked === 0 ? 'none' : count(asked)} of them ${type}`
}

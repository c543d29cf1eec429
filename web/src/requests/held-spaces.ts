import type { Bid } from '@app/contract/events/bids.ts'
import { daysOf, liveHolds } from '@app/contract/rules/unheld-days.ts'
import { dayWords } from '../page/time-of-day.ts'
import { partText, someDaysText } from '../page/fit-words.ts'
import { count, counted, listOf } from '../components/format.ts'

type Hold = Pick<Bid['holds'][number], 'facilityId' | 'spaces' | 'spacesAsked' | 'state'>
export type DatedHold = Hold & Pick<Bid['holds'][number], 'firstDay' | 'lastDay' | 'fromTime' | 'toTime'>

export interface HeldSpaces {
  all: number
  /** Those of the type that the event asks for. */
  asked: number
  /** Whether they are booked, as by an award. */
  isBooked: boolean
}

/** How many spaces are held or booked. A space that is held twice, as on two days, counts once. */
export function heldSpaces(holds: readonly Hold[]): HeldSpaces {
  const live = liveHolds(holds)
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

/** The hours of a hold on a day that it takes. Null: from the opening on, or until the closing. */
const hoursOn = (hold: DatedHold, day: string) => ({
  from: day === hold.firstDay ? hold.fromTime : null,
  to: day === hold.lastDay ? hold.toTime : null,
})

/**
 * What is held less on single days of an offer: `Fri, Apr 16 only from 2 PM; Sat, Apr 17 only 4 of 6; Sun, Apr 18 not held`. Empty if all is held on all
 * days, or nothing at all.
 */
export function heldDaysText(
  holds: readonly DatedHold[],
  { startDate, endDate }: Pick<Bid, 'startDate' | 'endDate'>,
): string {
  const live = liveHolds(holds)
  if (live.length === 0) return ''
  const { all } = heldSpaces(live)
  return someDaysText(
    daysOf(startDate, endDate).flatMap((day) => {
      const of = live.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      const spaces = heldSpaces(of).all
      if (spaces === 0) return [`${dayWords(day)} not held`]
      const fewer = spaces < all && `${count(spaces)} of ${count(all)}`
      const kinds = [...Map.groupBy(of, (hold) => JSON.stringify(hoursOn(hold, day))).values()].flatMap(
        (alike) => {
          const [first] = alike
          const { from, to } = first === undefined ? { from: null, to: null } : hoursOn(first, day)
          return from === null && to === null ? [] : [{ alike, hours: partText({ from, to }) }]
        },
      )
      const isSame = kinds[0]?.alike.length === of.length
      if (isSame || kinds.length === 0) {
        const less = [fewer, kinds[0]?.hours].filter(Boolean)
        return less.length === 0 ? [] : [`${dayWords(day)} only ${less.join(', ')}`]
      }
      const parts = kinds.map(
        ({ alike, hours }) => `${hours} for ${count(heldSpaces(alike).all)} of ${count(spaces)}`,
      )
      return [`${dayWords(day)} only ${[fewer, listOf(parts)].filter(Boolean).join(', ')}`]
    }),
  )
}

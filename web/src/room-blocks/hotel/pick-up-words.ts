import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { linkUntil } from '@app/contract/hotels/blocks/link-until.ts'
import { count, counted, listOf, signed } from '../../components/format.ts'
import type { ConfirmOptions } from '../../components/overlays/confirm-queue.ts'
import { moment } from '../../page/moment.ts'
import { dayWords } from '../../page/time-of-day.ts'
import { reportDay } from '../block-words.ts'

type ReportedBlock = Pick<RoomBlock, 'pickUp' | 'reportedDate' | 'timeZone'>
type Night = RoomBlock['pickUp'][number]

/** A night with what is typed now. Undefined for what is no number. */
export interface TypedNight extends Pick<Night, 'night' | 'size' | 'reported'> {
  rooms: number | undefined
}

/** The nights of which the hotel books rooms itself. */
export const reportedNights = ({ pickUp }: Pick<RoomBlock, 'pickUp'>) =>
  pickUp.filter(({ isReported }) => isReported)

const sumOf = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** `60 in the block, 31 last time, +7`. */
export function nightText({ size, reported, rooms }: TypedNight): string {
  const by = rooms === undefined || reported === null ? 0 : rooms - reported
  return [
    `${count(size)} in the block`,
    ...(reported === null ? [] : [`${count(reported)} last time`]),
    ...(by === 0 ? [] : [signed(by)]),
  ].join(', ')
}

export interface PickUpSum {
  /** `79 of 125 room nights`. */
  rooms: string
  /** `+15 since Fri, Feb 12`. Undefined before the first report. */
  since: string | undefined
  share: string
}

/** What is typed of all nights. */
export function sumText(nights: readonly TypedNight[], block: ReportedBlock): PickUpSum {
  const rooms = sumOf(nights.map((night) => night.rooms))
  const size = sumOf(nights.map((night) => night.size))
  const day = reportDay(block)
  const by = rooms - sumOf(nights.map(({ reported }) => reported))
  const since = by === 0 ? `as many as on ${day}` : `${signed(by)} since ${day}`
  return {
    rooms: `${count(rooms)} of ${counted(size, 'room night')}`,
    since: day === undefined ? undefined : since,
    share: size === 0 ? '' : `${Math.round((100 * rooms) / size)}%`,
  }
}

/** The nights of which more is reported than the block has, which is allowed. */
export function moreText(nights: readonly TypedNight[]): string | undefined {
  const more = nights.flatMap(({ night, size, rooms = 0 }) =>
    rooms > size ? [`${dayWords(night)} (${count(rooms)} of ${count(size)})`] : [],
  )
  return more.length === 0
    ? undefined
    : `More rooms than the block has: ${listOf(more)}. Send it if guests of the event booked them.`
}

/** What is asked before fewer room nights are reported than the last time. */
export function fewerQuestion(
  nights: readonly TypedNight[],
  block: ReportedBlock,
): ConfirmOptions | undefined {
  const day = reportDay(block)
  const rooms = sumOf(nights.map((night) => night.rooms))
  const before = sumOf(nights.map(({ reported }) => reported))
  if (day === undefined || rooms >= before) return undefined
  return {
    title: `${count(before - rooms)} fewer than on ${day}. Send anyway?`,
    text: `You reported ${counted(before, 'room night')} then. Now it is ${count(rooms)}.`,
    confirmText: 'Send anyway',
    cancelText: 'Go back',
  }
}

/** Until when a report can be corrected. Without the mailed link, there is no end. */
export const correctionText = ({ lastNight }: Pick<RoomBlock, 'lastNight'>, isTeam: boolean) =>
  isTeam
    ? 'You can correct it later. The latest report counts.'
    : `You can correct it with this link until ${dayWords(linkUntil(lastNight))}.`

/** What the hotel has reported, and that it may change it. Undefined if nothing is, or the next report is due. */
export function reportText(block: RoomBlock, isTeam: boolean): string | undefined {
  const { reportedDate, timeZone, pickUpSource } = block
  if (reportedDate === null || pickUpSource !== 'Reported') return undefined
  const rooms = sumOf(reportedNights(block).map(({ reported }) => reported))
  return `Thanks. ${counted(rooms, 'room night')} reported on ${moment(reportedDate, timeZone)}. ${correctionText(block, isTeam)}`
}

import type { VerifiedNights } from '@app/contract/events/impact.ts'
import { count, counted } from '../../components/format.ts'

/** The room nights that the books of hotels show. It stands beside the estimated ones. */
export const verifiedFigure = ({ here, reported, isOver }: VerifiedNights) => ({
  label: isOver ? 'Room nights verified' : 'Room nights verified so far',
  value: count(here + reported),
})

/** Where they come from, and which hotels are missing. */
export function verifiedText({ here, reported, reportedBy, awaited, isOver }: VerifiedNights): string {
  const sources = [
    ...(here > 0 || reportedBy === 0 ? [`${count(here)} booked here`] : []),
    ...(reportedBy > 0 ? [`${count(reported)} reported by ${counted(reportedBy, 'hotel')}`] : []),
  ].join(', ')
  const gap =
    awaited === 0 ? '' : ` ${counted(awaited, 'hotel')} still ${awaited === 1 ? 'owes' : 'owe'} a report.`
  return `${counted(here + reported, 'room night')} verified${isOver ? '' : ' so far'}: ${sources}.${gap} Only rooms in the event’s blocks are counted.`
}

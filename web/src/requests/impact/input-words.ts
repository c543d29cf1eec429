import type { EventInput, InputName, SegmentInput, SegmentName } from '@app/contract/rules/impact/inputs.ts'
import type { InputSource } from '@app/contract/rules/impact/input-sources.ts'
import type { Cell } from './cells.ts'

export const segmentWords: Record<SegmentName, string> = {
  players: 'Players',
  spectators: 'Families, spectators',
  coaches: 'Coaches, staff',
  officials: 'Referees',
}

export const segmentInputWords: Record<SegmentInput, string> = {
  people: 'People',
  local: 'Local',
  casual: 'Here anyway',
  nights: 'Nights',
  perRoom: 'To a room',
  days: 'Days',
  other: 'Other, a day',
}

export const eventInputWords: Record<EventInput, string> = {
  roomRate: 'Room, a night',
  taxRate: 'Taxes on rooms',
  organizer: 'Organizer spends nearby',
  roomNights: 'Room nights',
}

export const cellWords = (cell: Cell): string =>
  cell.group === 'event'
    ? eventInputWords[cell.name]
    : `${segmentWords[cell.group]}, ${segmentInputWords[cell.name].toLowerCase()}`

/** Each input in all groups, and what makes it exact. */
export const moverWords: Record<InputName, { label: string; narrow: string }> = {
  people: { label: 'People who come', narrow: 'Count the registrations' },
  local: { label: 'Share who are local', narrow: 'Ask for home ZIP codes' },
  casual: { label: 'Share who are here anyway', narrow: 'Ask visitors why they came' },
  nights: { label: 'Nights stayed', narrow: 'Use a hotel pick-up report' },
  perRoom: { label: 'People in a room', narrow: 'Use the rooming lists' },
  days: { label: 'Days attended', narrow: 'Use the schedule' },
  other: { label: 'Other spending a day', narrow: 'Survey some visitors' },
  roomRate: { label: 'Room rate', narrow: 'Use the rates of the room block' },
  taxRate: { label: 'Taxes on rooms', narrow: 'Use the local tax rate' },
  organizer: { label: 'Organizer’s spending', narrow: 'Ask the organizer for a budget' },
  roomNights: { label: 'Room nights', narrow: 'Use a hotel pick-up report' },
}

export const sourceWords: Record<InputSource, string> = {
  Measured: 'Measured',
  Stated: 'Stated by the organizer',
  Study: 'Published study',
  'Own records': 'Our own records',
}

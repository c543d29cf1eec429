import type { ComparedBid } from '@app/contract/events/bids.ts'
import { levelTexts } from '@app/contract/rules/asked-levels.ts'
import type { ReactNode } from 'react'
import { count, miles } from '../../components/format.ts'
import { Pips } from '../../page/match-pips.tsx'
import type { Cost, OrganizerRequest } from '../request-calls.ts'
import {
  amountText,
  datesText,
  heldOf,
  hoursText,
  lessText,
  rebateText,
  roomsText,
  servicesText,
  spacesText,
  type Words,
} from './bid-words.ts'

interface Row {
  label: string
  note?: string
  isAmount?: boolean
  words: (bid: ComparedBid) => Words
  /** Above the words. */
  picture?: (bid: ComparedBid) => ReactNode
}
export interface RowGroup {
  title: string
  rows: Row[]
}

/** What is compared, in the order of what decides most. */
export function bidRows(
  { event, costs }: Pick<OrganizerRequest, 'event'> & { costs: readonly Pick<Cost, 'name' | 'price'>[] },
  noun: string,
): RowGroup[] {
  const { spaceCount, roomsPerNight, requestAddress, liveStream } = event
  return [
    {
      title: 'What makes the total',
      rows: [
        { label: 'Rent', isAmount: true, words: ({ rent }) => amountText(rent) },
        {
          label: 'Fees',
          isAmount: true,
          // With what is charged for a live stream that the event asks for no longer.
          words: ({ fees, feesNote, liveStreamCost }) => ({
            ...amountText(liveStream === null ? fees + (liveStreamCost ?? 0) : fees),
            ...(feesNote !== null && { note: feesNote }),
          }),
        },
        ...(liveStream === null
          ? []
          : [
              {
                label: 'Live stream',
                note: levelTexts[liveStream].toLowerCase(),
                isAmount: true,
                words: ({ liveStreamCost }: ComparedBid): Words =>
                  liveStreamCost === null
                    ? { text: 'Not offered', tone: liveStream === 'Required' ? 'bad' : 'none' }
                    : liveStreamCost === 0
                      ? { text: 'Included' }
                      : amountText(liveStreamCost),
              },
            ]),
        ...costs.map(({ name, price }) => ({
          label: name,
          isAmount: true,
          words: ({ included }: ComparedBid) =>
            included.includes(name)
              ? { text: 'Included' }
              : { ...amountText(price), note: 'not offered, at your price' },
        })),
        { label: 'Grant', isAmount: true, words: ({ grantAmount }) => lessText(grantAmount) },
        { label: 'Hotel rebate', note: 'teams pay it in the room rate', isAmount: true, words: rebateText },
        {
          label: 'Without rebate',
          isAmount: true,
          words: ({ totalWithoutRebate }) => amountText(totalWithoutRebate),
        },
      ],
    },
    {
      title: `Dates and ${noun}s`,
      rows: [
        { label: 'Dates', words: datesText },
        {
          label: 'Spaces',
          ...(spaceCount !== null && { note: `${count(spaceCount)} asked` }),
          picture: (bid) =>
            bid.spaceCount !== null && <Pips needed={spaceCount} here={heldOf(bid)} isDecorative />,
          words: (bid) => spacesText(bid, spaceCount, noun),
        },
      ],
    },
    {
      title: 'Rooms and travel',
      rows: [
        {
          label: 'Room block',
          note: `busiest night${roomsPerNight === null ? '' : `, ${count(roomsPerNight)} asked`}`,
          words: (bid) => roomsText(bid, roomsPerNight),
        },
        {
          label: 'Nearest hotel',
          words: ({ hotelMiles }) =>
            hotelMiles === null ? { text: 'Not stated', tone: 'none' } : { text: miles(hotelMiles) },
        },
        ...(requestAddress === null
          ? []
          : [
              {
                label: `From ${requestAddress}`,
                words: ({ miles: away }: ComparedBid): Words =>
                  away === null
                    ? { text: 'Not known', tone: 'none' }
                    : { text: miles(away), note: 'straight line' },
              },
            ]),
      ],
    },
    {
      title: 'The host',
      rows: [
        { label: 'Answered in', words: ({ hoursToAnswer }) => hoursText(hoursToAnswer) },
        { label: 'Services', words: servicesText },
        {
          label: 'You may cancel',
          words: ({ cancellationTerms }) =>
            cancellationTerms === null ? { text: 'None stated', tone: 'bad' } : { text: cancellationTerms },
        },
        {
          label: 'Note',
          words: ({ note }) => (note === null ? { text: 'None', tone: 'none' } : { text: note }),
        },
      ],
    },
  ]
}

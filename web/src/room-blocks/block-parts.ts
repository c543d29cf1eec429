import type { roomBlocks } from '@app/contract/hotels/blocks/block-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type * as z from 'zod'
import { choice } from '../page/query-codecs.ts'

export type BlockFilter = z.input<typeof roomBlocks.filter>

/** The parts of a long list of blocks. */
export const blockParts = ['coming', 'past', 'declined'] as const
export type BlockPart = (typeof blockParts)[number]

export const blockPartNames: Record<BlockPart, string> = {
  coming: 'Coming',
  past: 'Past',
  declined: 'Turned down',
}

const codec = choice(blockParts)
export const blockPartIn = (search: URLSearchParams): BlockPart =>
  codec.read(search.get('blocks')) ?? 'coming'

/** What comes begins with the nearest, and what is over with the latest. */
export const filterOfPart: Record<BlockPart, (today: string) => BlockFilter> = {
  coming: (today) => ({
    status: ['Asked', 'Offered', 'Agreed', 'Released'],
    lastNight: { from: today },
    sort: 'firstNight',
  }),
  past: (today) => ({
    status: ['Asked', 'Offered', 'Agreed', 'Released'],
    lastNight: { to: addDays(today, -1) },
    sort: '-firstNight',
  }),
  declined: () => ({ status: ['Declined', 'Withdrawn'], sort: '-firstNight' }),
}

import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { ChoiceLinks } from '../../page/list-controls.tsx'
import { withQuery } from '../../page/list-query.ts'
import { Section } from '../../platform/boxes/section.tsx'
import {
  blockPartIn,
  blockPartNames,
  blockParts,
  filterOfPart,
  type BlockFilter,
  type BlockPart,
} from '../block-parts.ts'
import { BlockList } from './block-list.tsx'
import { NewBlock } from './new-block.tsx'

const nothing: Record<BlockPart, string> = {
  coming:
    'No rooms are kept for coming events. Organizers and destinations ask from the hotels near their events, and you can offer rooms by yourself.',
  past: 'Blocks are listed here after their last night.',
  declined: 'What you say no to, and what others no longer need, is listed here.',
}

/** They wait for the hotel, and so come first. */
const askedOf = (today: string): BlockFilter => ({
  status: 'Asked',
  lastNight: { from: today },
  sort: 'firstNight',
})

/** Without those that are listed above it. */
const restOf = (part: BlockPart, today: string): BlockFilter => ({
  ...filterOfPart[part](today),
  ...(part === 'coming' && { status: ['Offered', 'Agreed', 'Released'] }),
})

interface BlocksSectionProps {
  ownerId: string
  /** At the hotel. */
  today: string
  canManage: boolean
  currency: HotelPricing['currency']
}

/** What events have asked of a hotel, or it has offered, and what they have booked. */
export function BlocksSection({ ownerId, today, canManage, currency }: BlocksSectionProps) {
  const [search] = useSearchParams()
  const [isNew, setNew] = useState(false)
  const part = blockPartIn(search)
  const path = `${profilePath(kinds.hotel, ownerId)}/rooms`
  return (
    <Section
      title="Blocks for events"
      action={
        canManage && (
          <Button icon="plus" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
            New block
          </Button>
        )
      }
    >
      {isNew && <NewBlock {...{ ownerId, currency }} onClose={() => setNew(false)} />}
      <BlockList ownerId={ownerId} filter={askedOf(today)} />
      <ChoiceLinks
        label="Which blocks"
        choices={blockParts}
        chosen={part}
        to={(to) => withQuery(path, { ...Object.fromEntries(search), blocks: to !== 'coming' && to })}
        nameOf={(each) => blockPartNames[each]}
        keepsScroll
      />
      <BlockList key={part} ownerId={ownerId} filter={restOf(part, today)} nothing={nothing[part]} />
    </Section>
  )
}

import type { BlockStatus, RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { counted } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { NewBlock } from './new-block.tsx'
import { blockPath } from './block-path.ts'
import { cutOffOf, pickUpText, statusTones } from '../block-words.ts'

const { blocks } = calls['hotel-mgmt'].hotels

/** Those that wait for the hotel come first, and what is over last. */
const order: readonly BlockStatus[] = ['Asked', 'Agreed', 'Offered', 'Released', 'Declined', 'Withdrawn']

const statusWords: Record<BlockStatus, string> = {
  Asked: 'Waits for you',
  Offered: 'Offered',
  Agreed: 'Agreed',
  Declined: 'Declined',
  Withdrawn: 'Not needed',
  Released: 'Released',
}

interface BlocksSectionProps {
  ownerId: string
  canManage: boolean
  currency: HotelPricing['currency']
}

/** What events have asked of a hotel, or it has offered, and what they have booked. */
export function BlocksSection({ ownerId, canManage, currency }: BlocksSectionProps) {
  const [isNew, setNew] = useState(false)
  const all = useRead(blocks.list, { ownerId, offset: 0, take: 100 })
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
      <Loaded query={all} errorTitle="The blocks didn’t load.">
        {({ data }) =>
          data.length === 0 ? (
            <p className="sm mut">
              No event has asked for rooms yet. Organizers and destinations ask from the hotels near their
              events, and you can offer rooms by yourself.
            </p>
          ) : (
            <RuledList>
              {data
                .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
                .map((block) => (
                  <Entry key={block.id} {...{ ownerId, block }} />
                ))}
            </RuledList>
          )
        }
      </Loaded>
    </Section>
  )
}

function Entry({ ownerId, block }: { ownerId: string; block: RoomBlock }) {
  const { id, status, eventName, askerName, firstNight, lastNight, asked, size, cutOff } = block
  const isKept = status === 'Agreed' || status === 'Released'
  const rooms = asked.reduce((sum, night) => sum + night.rooms, 0)
  const facts = [
    stayText({ checkIn: firstNight, checkOut: addDays(lastNight, 1) }),
    isKept ? `${pickUpText(block)} booked` : counted(status === 'Offered' ? size : rooms, 'room night'),
    ...(status === 'Agreed' && cutOff !== null ? [`cut-off ${cutOffOf(block, cutOff).text}`] : []),
  ]
  return (
    <RuledItem>
      <RuledWords isLong>
        <b className="semi">{eventName}</b>
        <span className="xs mut">{facts.join(' · ')}</span>
        {askerName !== eventName && <span className="xs mut">{askerName}</span>}
      </RuledWords>
      <Tag tone={status === 'Asked' ? 'warn' : statusTones[status]}>{statusWords[status]}</Tag>
      <ButtonLink to={blockPath(ownerId, id)} variant={status === 'Asked' ? 'primary' : undefined}>
        {status === 'Asked' ? 'Answer' : 'See'}
        <span className="sr"> {eventName}</span>
      </ButtonLink>
    </RuledItem>
  )
}

import type { BlockStatus, RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { stayOfNights, stayText } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { DateBlock } from '../../components/display/date-block.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { counted } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { NewBlock } from './new-block.tsx'
import { blockPath } from './block-path.ts'
import { askedRooms, cutOffOf, isKept, owedText, priceText, statusTones } from '../block-words.ts'
import { PickUpBar } from '../pick-up-bar.tsx'
import styles from '../room-blocks.module.css'

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
            <>
              <RuledList>
                {data
                  .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || nearest(a, b))
                  .map((block) => (
                    <Entry key={block.id} {...{ ownerId, block }} />
                  ))}
              </RuledList>
              {data.some(({ guaranteedPercent }) => guaranteedPercent !== null) && (
                <p className="sm mut">
                  The mark is the share of the block that the group guaranteed. Below it, you may charge what
                  is missing. Above it, nothing is owed.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

/** What comes begins with the nearest, and what is over with the latest. */
function nearest(a: RoomBlock, b: RoomBlock) {
  const [first, second] = isOver(a) ? [b, a] : [a, b]
  return first.firstNight.localeCompare(second.firstNight)
}

const isOver = ({ status }: RoomBlock) =>
  status === 'Released' || status === 'Declined' || status === 'Withdrawn'

function Entry({ ownerId, block }: { ownerId: string; block: RoomBlock }) {
  const { id, status, eventName, firstNight, lastNight, cutOff } = block
  const deadline = status === 'Agreed' && cutOff !== null ? cutOffOf(block, cutOff) : undefined
  const owed = owedText(block)
  return (
    <RuledItem>
      <DateBlock
        dates={{ startDate: firstNight, endDate: lastNight, hasFlexibleDates: false, dayCount: null }}
      />
      <RuledWords>
        <b className="semi">{eventName}</b>
        {factsOf(block).map((fact) => (
          <span key={fact} className="xs mut">
            {fact}
          </span>
        ))}
      </RuledWords>
      {isKept(block) && (
        <div className={styles.pickUp}>
          <PickUpBar block={block} />
          {owed !== undefined && <p className="xs warn">{owed}</p>}
        </div>
      )}
      {deadline !== undefined && (
        <p className={`xs ${deadline.isSoon ? 'warn' : 'mut'} ${styles.cutOff}`}>Cut-off {deadline.text}</p>
      )}
      <Tag tone={status === 'Asked' ? 'warn' : statusTones[status]}>{statusWords[status]}</Tag>
      <ButtonLink to={blockPath(ownerId, id)} variant={status === 'Asked' ? 'primary' : undefined}>
        {status === 'Asked' ? 'Answer' : 'See'}
        <span className="sr"> {eventName}</span>
      </ButtonLink>
    </RuledItem>
  )
}

/** Who asked, for which nights, and what a guest pays. */
function factsOf(block: RoomBlock): string[] {
  const { askerName, eventName, size, nights, status } = block
  const rooms = status === 'Offered' ? size : askedRooms(block)
  return [
    ...(askerName === eventName ? [] : [askerName]),
    stayText(stayOfNights(block)),
    ...(isKept(block) ? [] : [counted(rooms, 'room night')]),
    ...(nights.length === 0 ? [] : [`${priceText(block)} a night with all fees`]),
  ]
}

import type { BlockStatus, RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { perNight } from '@app/contract/hotels/money.ts'
import { stayOfNights, stayText } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { GrowingList, MoreButton } from '../../page/growing-list.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { DateBlock } from '../../components/display/date-block.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { count, counted } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { keepShown } from '../../platform/calls/use-observed.ts'
import { useReadWith } from '../../platform/calls/use-read.ts'
import { askedRooms, cutOffOf, isKept, isOver, owedText, priceText, statusTones } from '../block-words.ts'
import type { BlockFilter } from '../block-parts.ts'
import { PickUpBar } from '../pick-up-bar.tsx'
import styles from '../room-blocks.module.css'
import { blockPath } from './block-path.ts'

const { blocks } = calls['hotel-mgmt'].hotels

const perPage = 20

/** The first pages of a list, as one. */
const useFirstPages = (ownerId: string, filter: BlockFilter, pageCount: number) =>
  useReadWith(
    blocks.filtered,
    { ownerId, data: filter },
    {
      name: `first ${pageCount} pages`,
      async load(list, input) {
        const pages = await Promise.all(
          Array.from({ length: pageCount }, async (_, page) =>
            list({ ...input, offset: page * perPage, take: perPage }),
          ),
        )
        return { items: pages.flatMap(({ data }) => data), total: pages[0]?._meta.stats.count ?? 0 }
      },
    },
    { placeholderData: keepShown },
  )

interface BlockListProps {
  ownerId: string
  filter: BlockFilter
  /** In place of an empty list. */
  nothing?: string
}

/** Blocks of a hotel, to which 'Show more' appends page after page. */
export function BlockList({ ownerId, filter, nothing }: BlockListProps) {
  const [pageCount, setPageCount] = useState(1)
  const list = useFirstPages(ownerId, filter, pageCount)
  return (
    <Loaded query={list} errorTitle="The blocks didn’t load.">
      {({ items, total }) =>
        items.length === 0 ? (
          nothing !== undefined && <p className="sm mut">{nothing}</p>
        ) : (
          <>
            <GrowingList>
              <RuledList>
                {items.map((block) => (
                  <Entry key={block.id} {...{ ownerId, block }} />
                ))}
              </RuledList>
              {items.length < total && (
                <div>
                  <MoreButton isBusy={list.isPlaceholderData} onClick={() => setPageCount(pageCount + 1)}>
                    {`Show ${count(Math.min(perPage, total - items.length))} more`}
                  </MoreButton>
                </div>
              )}
            </GrowingList>
            {items.some(({ guaranteedPercent }) => guaranteedPercent !== null) && (
              <p className="sm mut">
                The mark is the share of the block that the group guaranteed. Below it, you may charge what is
                missing. Above it, nothing is owed.
              </p>
            )}
          </>
        )
      }
    </Loaded>
  )
}

const statusWords: Record<BlockStatus, string> = {
  Asked: 'Waits for you',
  Offered: 'Offered',
  Agreed: 'Agreed',
  Declined: 'Declined',
  Withdrawn: 'Not needed',
  Released: 'Released',
}

/** Of blocks whose nights have passed without an agreement. */
const overWords: Partial<Record<BlockStatus, string>> = { Asked: 'Not answered', Offered: 'Not agreed' }

function Entry({ ownerId, block }: { ownerId: string; block: RoomBlock }) {
  const { id, status, eventName, firstNight, lastNight, cutOff } = block
  const deadline = status === 'Agreed' && cutOff !== null ? cutOffOf(block, cutOff) : undefined
  const owed = owedText(block)
  const over = isOver(block) ? overWords[status] : undefined
  const isOpen = status === 'Asked' && over === undefined
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
      <Tag tone={isOpen ? 'warn' : statusTones[status]}>{over ?? statusWords[status]}</Tag>
      <ButtonLink to={blockPath(ownerId, id)} variant={isOpen ? 'primary' : undefined}>
        {isOpen ? 'Answer' : 'See'}
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
    ...(nights.length === 0 ? [] : [`${priceText(block)} ${perNight}`]),
  ]
}

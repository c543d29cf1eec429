import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { stayOfNights, stayText } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { counted } from '../components/format.ts'
import { Details } from '../components/overlays/details.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Facts } from '../platform/boxes/facts.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { explain } from '../platform/calls/explain.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { ifUnchanged } from '../platform/calls/if-unchanged.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { askerCalls, type Asker } from './asker.ts'
import { BlockNights } from './block-nights.tsx'
import {
  askedRooms,
  cutOffOf,
  endingTexts,
  isKept,
  isOver,
  overText,
  owedText,
  priceText,
  statusTones,
  termTexts,
} from './block-words.ts'
import { PickUpBar } from './pick-up-bar.tsx'
import styles from './room-blocks.module.css'

interface BlockCardProps {
  asker: Asker
  block: RoomBlock
  /** Whether the reader manages the page that reads it. */
  canAsk: boolean
}

/** What whoever asked has to know of a block first. */
function statusText(block: RoomBlock): string {
  const { hotelName, contracted } = block
  const texts: Record<RoomBlock['status'], string> = {
    Asked: `${counted(askedRooms(block), 'room night')} asked for. ${hotelName} hasn’t answered yet.`,
    Offered: `${hotelName} offers ${counted(contracted, 'room night')}${block.isUnasked ? ', without being asked' : ''}. Until you agree, it goes on selling them.`,
    Agreed: 'The rooms are kept for the guests of the event.',
    Declined: `${hotelName} has no rooms for this event.`,
    Withdrawn: block.isUnasked ? 'You said no to this offer.' : 'No longer asked for.',
    Released: 'What nobody booked is the hotel’s again. Guests who booked keep their rooms.',
  }
  return texts[block.status]
}

/** A block of rooms as those see it who asked for it. */
export function BlockCard({ asker, block, canAsk }: BlockCardProps) {
  const { status, ended, hotelId, hotelName, answer, nights } = block
  const isOffered = nights.length > 0
  const owed = owedText(block)
  return (
    <Panel as="article">
      <Toolbar align="start">
        <div className={styles.name}>
          <h2 className="h3">
            {hotelId === null ? (
              hotelName
            ) : (
              <Link className="link-hit" to={profilePath(kinds.hotel, hotelId)}>
                {hotelName}
              </Link>
            )}
          </h2>
          <p className="sm mut">
            {stayText(stayOfNights(block))}
            {asker.kind !== 'event' && `, for ${block.eventName}`}
            {block.askerId !== asker.id && `, asked by ${block.askerName}`}
          </p>
        </div>
        <Tag tone={statusTones[status]}>{status}</Tag>
      </Toolbar>
      {ended !== null && isKept(block) && <Banner tone="warn">{endingTexts[ended]}</Banner>}
      <p>{overText(block) ?? statusText(block)}</p>
      {answer !== null && <p className={styles.words}>{`${hotelName}: “${answer}”`}</p>}
      {isKept(block) && <PickUpBar block={block} />}
      {isOffered && <Facts look="tiles" facts={factsOf(block)} />}
      {owed !== undefined && <p className="sm warn">{owed}</p>}
      {isOffered && (
        <ul className={`sm mut ${styles.words}`}>
          {termTexts(block).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isOffered && (
        <Details summary="Rooms by night">
          <BlockNights block={block} />
        </Details>
      )}
      {canAsk && <Actions asker={asker} block={block} />}
    </Panel>
  )
}

function factsOf(block: RoomBlock) {
  const { cutOff, status } = block
  const deadline = cutOff === null ? undefined : cutOffOf(block, cutOff)
  const isOpen = status === 'Offered' || status === 'Agreed'
  return [
    { label: 'A night with fees', value: priceText(block) },
    {
      label: 'Book by',
      value:
        deadline === undefined ? (
          'The night itself'
        ) : (
          <span className={isOpen && deadline.isSoon ? 'warn' : undefined}>{deadline.text}</span>
        ),
    },
  ]
}

/** What managers can do with a block now. A refusal is said here. */
function Actions({ asker, block }: Omit<BlockCardProps, 'canAsk'>) {
  const { id, status, eventId, hotelName, contracted, access, code, isUnasked } = block
  const noText = isUnasked ? 'No, thank you' : 'No longer ask'
  const { blocks } = askerCalls[asker.kind]
  const transport = useTransport()
  const [refusal, setRefusal] = useState<string>()
  const options = {
    touches: [blocks],
    isTouchedByFailure: true,
    onFailed: async (error: unknown) => setRefusal((await explain(transport, error)).reason),
  }
  const agree = useWrite(blocks.agree, { ...options, done: `The rooms at ${hotelName} are kept.` })
  const cancel = useWrite(blocks.cancel, {
    ...options,
    done: `${hotelName} is told.`,
    confirm: () => ({
      title: isUnasked ? `Say no to ${hotelName}?` : `No longer ask ${hotelName}?`,
      text: 'The hotel is told that you need no rooms there. You can ask again later.',
      confirmText: noText,
      cancelText: isUnasked ? 'Keep the offer' : 'Keep asking',
    }),
  })
  const run = (write: typeof agree) => {
    setRefusal(undefined)
    write.run({ ownerId: asker.id, id }, ifUnchanged(block))
  }
  const isLinked = access === 'Link' && status === 'Agreed' && eventId !== null
  if (status !== 'Asked' && status !== 'Offered' && !isLinked) return null
  return (
    <>
      {refusal !== undefined && (
        <Banner tone="bad" isLive>
          {refusal}
        </Banner>
      )}
      <Row>
        {status === 'Offered' && !isOver(block) && (
          <Button variant="primary" isBusy={agree.isBusy} onClick={() => run(agree)}>
            {`Agree to ${counted(contracted, 'room night')}`}
          </Button>
        )}
        {(status === 'Asked' || status === 'Offered') && (
          <Button variant="quiet" isBusy={cancel.isBusy} onClick={() => run(cancel)}>
            {noText}
          </Button>
        )}
        {isLinked && (
          <CopyButton
            text={`${location.origin}/events/${eventId}/hotels?code=${encodeURIComponent(code)}`}
            label="Copy the link to the rooms"
          />
        )}
      </Row>
    </>
  )
}

import { isMailedKey } from '@app/contract/mailed-key.ts'
import { stayOfNights, stayText } from '@app/contract/hotels/stay-dates.ts'
import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { Link, useLocation } from 'react-router'
import { ApiProblem } from '../../api/problem.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { classNames } from '../../components/class-names.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { count, counted } from '../../components/format.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import head from '../../page/page-head.module.css'
import { dayWords } from '../../page/time-of-day.ts'
import { PageTitle } from '../../page/page-title.tsx'
import { LinkButton, StopMails } from '../../page/stop-mails.tsx'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { ByMailedKey } from '../../platform/calls/by-mailed-key.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useEntitlements } from '../../profile/profile-queries.ts'
import { LinkRead, RequestSkeleton } from '../../requests/lazy-page.tsx'
import { BlockActions } from './block-actions.tsx'
import { BlockNights } from '../block-nights.tsx'
import { askedRooms, cutOffOf, isKept, pickUpText, termTexts } from '../block-words.ts'
import styles from '../room-blocks.module.css'
import { endingText, leadText } from './status-text.ts'

const { blocks } = calls['hotel-mgmt'].hotels

interface AddressProps {
  ownerId: string
  id: string
}

/** The key of a mailed link is in the hash of the address. Without one, the page is for people who are signed in. */
export function BlockOfAddress(props: AddressProps) {
  const key = useLocation().hash.slice(1)
  return isMailedKey(key) ? (
    <ByMailedKey key={key} mailedKey={key}>
      <HotelBlock {...props} isLink />
    </ByMailedKey>
  ) : (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see these rooms"
      text="They are for the team of the hotel. Without an account, use the link in the email about them."
    >
      <HotelBlock {...props} isLink={false} />
    </SignedInPage>
  )
}

interface BlockProps extends AddressProps {
  /** Whether somebody reads it by the link from an email. */
  isLink: boolean
}

const unknown = {
  link: 'It may be incomplete or expired, or the block is of another hotel. The link in your latest email about it works.',
  address: 'The block is of another hotel, or the address is incomplete.',
}

/** A block of rooms as its hotel sees it. */
export function HotelBlock({ ownerId, id, isLink }: BlockProps) {
  const read = useRead(blocks.get, { ownerId, id }, { retry: false })
  const status = read.error instanceof ApiProblem ? read.error.status : undefined
  const actions = <ButtonLink to={profilePath(kinds.hotel, ownerId)}>See the hotel</ButtonLink>
  if (read.data === undefined && status === 403)
    return (
      <div className="page section">
        <EmptyState headingLevel="h1" title="These rooms are for the team of the hotel" actions={actions}>
          Without an account, use the link in the email about them.
        </EmptyState>
      </div>
    )
  return (
    <LinkRead
      query={read}
      unknownTitle={isLink ? undefined : 'No such room block'}
      unknown={isLink ? unknown.link : unknown.address}
      actions={actions}
    >
      {({ data }) =>
        isLink ? (
          <Content {...{ ownerId }} block={data} canAnswer />
        ) : (
          <OfTeam ownerId={ownerId} block={data} />
        )
      }
    </LinkRead>
  )
}

/** Members read it, and managers answer. */
function OfTeam(props: Omit<ContentProps, 'canAnswer'>) {
  const canAnswer = useEntitlements(kinds.hotel, props.ownerId)?.can['manageRooms'] ?? false
  return <Content {...props} canAnswer={canAnswer} isTeam />
}

interface ContentProps {
  ownerId: string
  block: RoomBlock
  canAnswer: boolean
  isTeam?: boolean
}

function Content({ ownerId, block, canAnswer, isTeam = false }: ContentProps) {
  const { eventId, eventName, hotelName, askerName, note, answer, ended, isUnasked } = block
  return (
    <div
      className={classNames('page', head.page, !isTeam && styles.task)}
      data-single-task={isTeam ? undefined : true}
    >
      {isTeam && (
        <Breadcrumbs
          items={[
            { label: hotelName, to: profilePath(kinds.hotel, ownerId) },
            { label: 'Rooms and rates', to: `${profilePath(kinds.hotel, ownerId)}/rooms` },
            { label: eventName },
          ]}
        />
      )}
      <p className="sm mut">
        {isUnasked
          ? `${hotelName} offers rooms`
          : askerName === eventName
            ? `Rooms at ${hotelName}`
            : `${askerName} asks ${hotelName} for rooms`}
      </p>
      <PageTitle>{`Rooms for ${eventName}`}</PageTitle>
      <h1 className={head.title}>{eventName}</h1>
      <p className={head.lead}>{leadText(block, isTeam)}</p>
      <Stack gap="8">
        {ended !== null && isKept(block) && <Banner tone="warn">{endingText(block, ended)}</Banner>}
        <Facts block={block} />
        {note !== null && <Section title={`From ${askerName}`}>{<p>{note}</p>}</Section>}
        {answer !== null && <Section title="What you wrote">{<p>{answer}</p>}</Section>}
        {canAnswer && <BlockActions {...{ ownerId, block, isTeam }} />}
        {block.nights.length > 0 && <Terms block={block} />}
        <p className="sm mut">
          {eventId !== null && (
            <>
              <Link className="link link-hit" to={profilePath(kinds.event, eventId)}>
                See the event
              </Link>
              <br />
            </>
          )}
          {`${whoSees(block)} these figures. Guests see only their own reservation.`}
        </p>
        {!isTeam && (
          <Row>
            <LinkButton
              call={blocks.wrongHotel}
              of={{ ownerId, id: block.id }}
              label="Wrong hotel"
              question={{
                title: `Is this address not of ${hotelName}?`,
                text: `We tell ${askerName}, and email this address no more about ${hotelName}. This link ends.`,
                confirmText: 'Wrong hotel',
              }}
              done={`Thank you. ${askerName} is told, and this link has ended.`}
            />
            <StopMails
              call={blocks.optOut}
              of={{ ownerId, id: block.id }}
              stays="You can still answer for these rooms."
            />
          </Row>
        )}
      </Stack>
    </div>
  )
}

function Facts({ block }: { block: RoomBlock }) {
  const { asked, isUnasked, cutOff, contracted, status } = block
  const isOffered = contracted > 0
  return (
    <LineScore
      look="key"
      items={[
        {
          label: 'Nights',
          value: stayText(stayOfNights(block)),
          isWords: true,
        },
        ...(isUnasked || isKept(block)
          ? []
          : [
              {
                label: 'Asked for',
                value: counted(askedRooms(block), 'room night'),
                note: asked.map((one) => `${dayWords(one.night)}: ${count(one.rooms)}`).join(', '),
                isWords: true,
              },
            ]),
        ...(isOffered
          ? [
              {
                label: status === 'Offered' ? 'Offered' : 'Agreed',
                value: counted(contracted, 'room night'),
                isWords: true,
              },
            ]
          : []),
        ...(isKept(block) ? [{ label: 'Booked', ...bookedOf(block), isWords: true }] : []),
        ...(cutOff === null || status === 'Asked'
          ? []
          : [
              {
                label: 'Cut-off',
                value: cutOffOf(block, cutOff).text,
                isWords: true,
              },
            ]),
      ]}
    />
  )
}

/** A figure that nobody has told yet is none. */
const bookedOf = (block: RoomBlock) =>
  block.pickUpSource === 'Missing' && block.reportedDate === null
    ? { value: 'Not reported yet' }
    : { value: pickUpText(block) }

/** An event that asks for itself is its organizer’s. */
const whoSees = ({ askerName, eventName }: RoomBlock) =>
  askerName === eventName ? 'The organizer sees' : `${askerName} and the organizer see`

/** What was offered or agreed. */
const Terms = ({ block }: { block: RoomBlock }) => (
  <Section title="Rooms by night">
    <Stack gap="4">
      <BlockNights block={block} />
      <ul className="sm">
        {termTexts(block).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Stack>
  </Section>
)

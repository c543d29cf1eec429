import type { RoomOffer, StayPrice } from '@app/contract/hotels/availability-schema.ts'
import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import type { ReactNode } from 'react'
import { Icon } from '../components/pictures/icon.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { HoldClock, type HoldClockProps } from './hold-clock.tsx'
import { PriceLines } from './price-lines.tsx'
import { publicSurplus, rebateText } from './room-price.ts'

interface StayPanelProps {
  room: RoomOffer
  price: StayPrice
  block: RoomOffer['block']
  currency: Reservation['currency']
  /** Until when it can be canceled for free. */
  stay: Pick<Reservation, 'freeUntil' | 'timeZone'>
  /** Undefined while nothing is held. */
  held: HoldClockProps | undefined
  /** The button that books. */
  children: ReactNode
}

/** What the stay costs, beside how long the room is held. */
export const StayPanel = ({ room, price, block, currency, stay, held, children }: StayPanelProps) => (
  <Panel>
    <h2 className="h3">Price of the stay</h2>
    {held && <HoldClock {...held} />}
    <PriceLines price={price} currency={currency} />
    {block && (
      <p className="sm mut">
        {(publicSurplus(room, block) ?? 0) > 0 && (
          <>
            The public rate would be <s>{moneyText(room.totalWithTaxes, currency)}</s>.{' '}
          </>
        )}
        {rebateText(block, currency)}
      </p>
    )}
    {children}
    <p className="sm mut">You pay the hotel at check-in. No card is needed now.</p>
    {isFree(stay) && (
      <Row gap="3" align="start" isWrapping={false}>
        <Icon name="shield" className="dim" />
        <p className="sm mut">
          Free to cancel until <b className="semi">{freeUntilText(stay)}</b>, the hotel’s time
        </p>
      </Row>
    )}
  </Panel>
)

import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { Panel } from '../platform/boxes/panel.tsx'
import { rebateText } from '../reservations/room-price.ts'

/** Who gets what of the event's rates, before anybody sees a price. */
export function RebateBox({ matches }: { matches: readonly HotelMatch[] }) {
  const texts = matches.flatMap(({ offer, currency }) =>
    offer?.block?.rebate == null ? [] : [rebateText(offer.block, currency)],
  )
  if (texts.length === 0) return null
  return (
    <Panel gap="1">
      <h2 className="sm semi">Part of the event rate is passed on</h2>
      {[...new Set(texts)].map((text) => (
        <p key={text} className="sm">
          {text}
        </p>
      ))}
      <p className="sm mut">
        It is part of the rates below, not added to them. An event rate can match the public rate, so we show
        both.
      </p>
    </Panel>
  )
}

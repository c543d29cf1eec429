import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { itemJson } from '../../../../patterns/item-texts.ts'
import type { Call } from '../../../../platform/http/call.ts'
import { one, parsed } from '../../../../platform/http/json-text.ts'
import type { GuideParts } from '../guide-parts.ts'

interface Items {
  destination: Destination
  facility: Facility
  hotel: Hotel
  business: Business
  event: Event
}
export type ItemKind = keyof Items

/** An item with its kind, which tells what it has. */
export type KindItem = { [K in ItemKind]: { kind: K; item: Items[K] } }[ItemKind]

/** The items of pages that the caller sees, in the order of their ids. */
export async function readItems<K extends ItemKind>(
  { texts, kindOf }: Pick<GuideParts, 'texts' | 'kindOf'>,
  call: Call,
  kind: K,
  ids: string[],
): Promise<Items[K][]> {
  if (ids.length === 0) return []
  const found = await texts(kindOf(kind), call, ids)
  return ids.flatMap((id) => {
    const text = found.get(id)
    return text ? [parsed(one<Items[K]>(itemJson(text), text.revision)).data] : []
  })
}

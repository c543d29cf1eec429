import type { Position } from '@app/contract/rules/globe.ts'
import type { Facts } from '../facilities/facts.ts'
import type { PlaceColumns } from '../rows/columns.ts'

/** An approved facility that destinations and events can link to. */
export interface ListedFacility extends Position {
  id: string
  listedAt: number
  destinationCount: number
  facts: Facts
  place: PlaceColumns
}

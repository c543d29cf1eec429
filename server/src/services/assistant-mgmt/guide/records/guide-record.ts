import type { SourceKind } from '@app/contract/assistants/answer-schema.ts'
import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { Position } from '@app/contract/rules/globe.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'

/** A promotion of a business, or a special of a hotel, that hasn't ended. */
export interface Offer {
  title: string
  description: string | null
  code: string | null
  minNights: number | null
  startDate: string
  endDate: string
}

interface Common<K extends SourceKind> {
  kind: K
  /** Of its page, of the page that it is on, or of the story. */
  id: string | null
  name: string
  /** When it was changed last. */
  date: string | null
  position: Position | null
}

interface PageRecord<K extends SourceKind, Item> extends Common<K> {
  id: string
  item: Item
  hours: readonly OpeningHours[]
  offers: readonly Offer[]
}

export type FacilityRecord = PageRecord<'facility', Facility>
export type HotelRecord = PageRecord<'hotel', Hotel>
export type BusinessRecord = PageRecord<'business', Business>
export type DestinationRecord = PageRecord<'destination', Destination>
export type EventRecord = PageRecord<'event', Event> & {
  /** Where it takes place. */
  venues: readonly { id: string | null; name: string }[]
}
export type PageOfGuide = FacilityRecord | HotelRecord | BusinessRecord | DestinationRecord | EventRecord

/** A document of the destination. Only its title is known. */
export type DocumentRecord = Common<'document'>
/** A published story of the destination, of which its title and standfirst are read. */
export interface StoryRecord extends Common<'story'> {
  standfirst: string | null
}
export interface AirportRecord extends Common<'airport'> {
  code: string
  /** From the destination. */
  miles: number
}
export interface OwnAnswerRecord extends Common<'ownAnswer'> {
  answer: string
}

export type GuideRecord = PageOfGuide | DocumentRecord | StoryRecord | AirportRecord | OwnAnswerRecord

export const isPage = (record: GuideRecord): record is PageOfGuide => 'item' in record

/** All that a guide knows, as everybody may see it at this moment. */
export interface Knowledge {
  destination: DestinationRecord
  pages: readonly PageOfGuide[]
  documents: readonly DocumentRecord[]
  stories: readonly StoryRecord[]
  airports: readonly AirportRecord[]
  answers: readonly OwnAnswerRecord[]
  /** IANA name: the clock that 'now' and 'on Sunday' mean. */
  timeZone: string
}

import { readKnownEvent, type KnownEvent } from '../../../page/known-event.ts'
import { text } from '../../../page/query-codecs.ts'
import type { SpacesWanted } from './what-fits.ts'

/** An event that someone wants to bring here. */
export interface EventRequest extends KnownEvent {
  surface?: string | undefined
}

export const readRequest = (search: URLSearchParams): EventRequest => ({
  ...readKnownEvent(search),
  surface: text.read(search.get('surface'))?.slice(0, 200),
})

/** The spaces of a request: one by default, of any type by default. */
export const spacesWanted = ({ space, count, surface }: EventRequest): SpacesWanted | undefined =>
  space === undefined && count === undefined ? undefined : { name: space, count: count ?? 1, surface }

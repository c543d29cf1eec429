import type { FileStore } from '../platform/files/file-store.ts'
import type { Turns } from '../platform/files/turns.ts'
import type { RenditionCache } from './rendition-cache.ts'

/** What the delivery routes work with. */
export interface DeliveryParts {
  store: FileStore
  images: RenditionCache
  art: RenditionCache
  /** Drawing waits for its turn, so that pages full of new pictures leave the server some breath. */
  inTurn: Turns
  /** Art waits apart: nobody's photographs stand behind pictures that somebody makes up. */
  artInTurn: Turns
}

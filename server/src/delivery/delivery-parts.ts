import type { ConcurrencyLimit } from '../platform/files/concurrency-limit.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { RenditionCache } from './rendition-cache.ts'

/** What the delivery routes work with. */
export interface DeliveryParts {
  store: FileStore
  images: RenditionCache
  art: RenditionCache
  /** Limits concurrent renders so that image-heavy pages don't starve other requests. */
  limitImages: ConcurrencyLimit
  /** Art has its own limit: any UUID yields a picture, and requests for made-up ones must not delay photos. */
  limitArt: ConcurrencyLimit
}

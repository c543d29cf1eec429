import type { ConcurrencyLimit } from '../platform/files/concurrency-limit.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { FindFile } from './find-file.ts'
import type { RenditionCache } from './rendition-cache.ts'

/** Dependencies of the delivery routes. */
export interface DeliveryParts {
  store: FileStore
  find: FindFile
  images: RenditionCache
  art: RenditionCache
  /** Limits concurrent renders so that image-heavy pages don't starve other requests. */
  limitImageRenders: ConcurrencyLimit
  /** A separate limit, so that requests for arbitrary art ids can't delay photos. */
  limitArtRenders: ConcurrencyLimit
}

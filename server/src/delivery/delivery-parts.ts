import type { FastifyRequest } from 'fastify'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Pictures } from '../platform/files/pictures/open-pictures.ts'
import type { Waiter } from '../platform/files/pictures/shared-jobs.ts'
import type { FindFile } from './find-file.ts'
import type { RenditionCache } from './rendition-cache.ts'

/** Dependencies of the delivery routes. */
export interface DeliveryParts {
  store: FileStore
  find: FindFile
  pictures: Pictures
  images: RenditionCache
  art: RenditionCache
  /** The share of a request in the work on pictures, and whether its connection is still open. */
  waiterOf(request: FastifyRequest): Waiter
}

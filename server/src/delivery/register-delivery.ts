import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitConcurrency } from '../platform/files/concurrency-limit.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { deliverArt } from './art-delivery.ts'
import { deliverDocument } from './document-delivery.ts'
import { deliverImage } from './image-delivery.ts'
import { renditionCache } from './rendition-cache.ts'
import { deliverStateArt } from './state-art-delivery.ts'

export interface DeliveryOptions {
  store: FileStore
  dataDir: string
  /** How much disk the renditions of uploaded images may take, and those of drawn art. */
  mostBytes?: { images: number; art: number }
}

const gibibyte = 1024 ** 3
const usualBytes = { images: 2 * gibibyte, art: gibibyte }
// Two drawings keep both cores of a small machine busy, and leave threads for reading files.
const maxRunning = 2
const maxQueued = 500

/**
 * Serves stored images and documents, and drawn art. Whoever knows the address of a file may read it: the SHA-256 in
 * it cannot be guessed, and only those who may see the profile are told. So there is no sign-in here, every cache on
 * the way may keep the answers, and a link that was passed on goes on working until the file is removed.
 */
export function registerDelivery(
  app: FastifyInstance,
  { store, dataDir, mostBytes = usualBytes }: DeliveryOptions,
) {
  const cache = (name: 'images' | 'art') =>
    renditionCache({
      folder: join(dataDir, 'cache', name),
      mostBytes: mostBytes[name],
      report: (error) =>
        app.log.warn({ err: error, cache: name }, 'the rendition cache could not be kept in order'),
    })
  // Art has a cache of its own: there is a picture to every id that anybody makes up.
  const parts = {
    store,
    images: cache('images'),
    art: cache('art'),
    limitImages: limitConcurrency(maxRunning, maxQueued),
    limitArt: limitConcurrency(1, maxQueued),
  }
  app.addHook('onClose', async () => {
    await Promise.all([parts.images.recalled, parts.art.recalled])
  })
  const deliver = <P>(
    url: string,
    handler: (request: FastifyRequest<{ Params: P }>, reply: FastifyReply) => Promise<unknown>,
  ) => app.route<{ Params: P }>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler })
  deliver('/images/:sha256', deliverImage(parts))
  deliver('/art/:id/:slug', deliverArt(parts))
  deliver('/art/states/:slug', deliverStateArt(parts, 'outline'))
  deliver('/art/states/:slug/header', deliverStateArt(parts, 'header'))
  deliver('/documents/:sha256/:name', deliverDocument(parts))
}

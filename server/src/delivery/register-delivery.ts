import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Pictures } from '../platform/files/pictures/open-pictures.ts'
import { deliverArt } from './art-delivery.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { deliverDocument } from './document-delivery.ts'
import type { FindFile } from './find-file.ts'
import { deliverImage } from './image-delivery.ts'
import { renditionCache } from './rendition-cache.ts'
import { deliverStateArt } from './state-art-delivery.ts'

export interface DeliveryOptions {
  store: FileStore
  find: FindFile
  pictures: Pictures
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
  dataDir: string
  /** Disk space for the renditions of uploaded images and of generated art. */
  maxBytes?: { images: number; art: number }
}

const gibibyte = 1024 ** 3
const defaultMaxBytes = { images: 2 * gibibyte, art: gibibyte }

/** Serves images and documents to the audience of their owner, and generated art to everyone. */
export function registerDelivery(
  app: FastifyInstance,
  { store, find, pictures, networkOf, dataDir, maxBytes = defaultMaxBytes }: DeliveryOptions,
) {
  const cache = (name: 'images' | 'art') =>
    renditionCache({
      folder: join(dataDir, 'cache', name),
      maxBytes: maxBytes[name],
      jobs: pictures.jobs,
      report: (error) => app.log.warn({ err: error, cache: name }, 'rendition cache maintenance failed'),
    })
  // Art is cached separately: any UUID yields a picture, so callers could fill the main cache.
  const parts: DeliveryParts = {
    store,
    find,
    pictures,
    images: cache('images'),
    art: cache('art'),
    waiterOf: (request) => ({ share: networkOf(request.ip), signal: request.signal }),
  }
  app.addHook('onClose', async () => {
    await Promise.all([parts.images.restored, parts.art.restored])
  })
  const deliver = <P>(
    url: string,
    handler: (request: FastifyRequest<{ Params: P }>, reply: FastifyReply) => Promise<unknown>,
  ) => app.route<{ Params: P }>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler })
  deliver('/images/:id/:version', deliverImage(parts))
  deliver('/art/:id/:slug', deliverArt(parts))
  deliver('/art/states/:slug', deliverStateArt(parts, 'outline'))
  deliver('/art/states/:slug/header', deliverStateArt(parts, 'header'))
  deliver('/documents/:id/:version/:name', deliverDocument(parts))
}

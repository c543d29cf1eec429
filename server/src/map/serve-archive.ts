import type { FastifyInstance } from 'fastify'
import { notFound, Refusal } from '../platform/errors.ts'
import { isMissing } from '../platform/file-errors.ts'
import type { TileArchive } from './tile-archive.ts'

export const archivePath = '/map/tiles.pmtiles'

/** In seconds. A browser that has parts of an older archive notices by the ETag. */
const day = 86_400

/** Serves the archive by ranges: browsers read its directories and the tiles in view. */
export function serveArchive(app: FastifyInstance, archive: TileArchive) {
  app.route({
    method: ['GET', 'HEAD'],
    url: archivePath,
    exposeHeadRoute: false,
    // Its tiles are compressed, and ranges are of the bytes as they are.
    compress: false,
    handler: async ({ method, headers }, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const { status, body, ...sent } = await readOrRefuse(
        archive,
        {
          method: method === 'HEAD' ? 'HEAD' : 'GET',
          range: headers.range,
          ifRange: headers['if-range']?.toString(),
          ifNoneMatch: headers['if-none-match'],
        },
        gone.signal,
      )
      reply.headers(sent.headers)
      if (status === 416)
        throw new Refusal(416, 'RANGE_NOT_SATISFIABLE', 'The file has no bytes in this range.')
      reply.status(status).header('cache-control', `public, max-age=${day}`)
      if (status === 304) return reply.send()
      reply.type('application/vnd.pmtiles')
      return reply.send(body)
    },
  })
}

/** The file may be gone since the start. */
async function readOrRefuse(archive: TileArchive, ...request: Parameters<TileArchive['read']>) {
  try {
    return await archive.read(...request)
  } catch (error) {
    if (isMissing(error)) throw notFound('The archive')
    throw error
  }
}

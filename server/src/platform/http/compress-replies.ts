import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'

// At higher qualities, compressing takes longer than sending the saved bytes.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses replies. Compressed request bodies are rejected, because they could expand to any size. */
export async function compressReplies(app: FastifyInstance) {
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], brotliOptions })
  app.addHook('onRoute', ({ method, onSend }) => {
    // Compresses before the length is taken, so that HEAD responds with the headers of GET.
    if (method === 'HEAD' && Array.isArray(onSend)) onSend.reverse()
  })
}

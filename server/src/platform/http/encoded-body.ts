import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const asIs = async (content: Buffer) => content
const brotli = promisify(brotliCompress)

const encoders: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // At higher qualities, compressing takes longer than sending the saved bytes.
  br: (content) =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: asIs,
}
const decoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
  identity: asIs,
}

export interface EncodedBody {
  read(encoding: Encoding): Promise<Buffer>
  bytes(): number
}

/** A body in the encoding that was asked for first. It holds each other encoding once somebody asks for it. */
export async function encodedBody(content: Buffer, encoding: Encoding): Promise<EncodedBody> {
  const first = await encoders[encoding](content)
  const bodies = new Map([[encoding, first]])
  return {
    async read(wanted) {
      const existing = bodies.get(wanted)
      if (existing) return existing
      const body = await encoders[wanted](await decoders[encoding](first))
      bodies.set(wanted, body)
      return body
    },
    bytes: () => [...bodies.values()].reduce((sum, { length }) => sum + length, 0),
  }
}

/** The encoding for an Accept-Encoding header: the smallest of those with the highest quality. */
export function preferredEncoding(header = ''): Encoding {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2))]
    }),
  )
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
  const [br, gz] = [qualityOf('br'), qualityOf('gzip')]
  if (br > 0 && br >= gz) return 'br'
  return gz > 0 ? 'gzip' : 'identity'
}

import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Rendered {
  markup: string
  /** Errors of parts inside Suspense boundaries. These parts are left to the browser. */
  errors: unknown[]
}

/**
 * Renders a whole document. The loaders have finished, so streaming would gain nothing, and a single body compresses
 * better. Rejects if something outside all Suspense boundaries throws.
 */
export function renderWhole(document: ReactNode, nonce: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  const errors: unknown[] = []
  const { pipe } = renderToPipeableStream(document, {
    nonce,
    // Otherwise, large parts would be sent hidden, and shown by scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => void pipe(collector((markup) => resolve({ markup, errors }))),
    onShellError: reject,
    onError: (error) => void errors.push(error),
  })
  return promise
}

/** Collects what is written, which is cheaper than decoding it piece by piece. */
function collector(onEnd: (text: string) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString())
      done()
    },
  })
}

import type { IncomingMessage } from 'node:http'
import { refusalPage } from './pages/refusal-pages.ts'
import { Refusal } from './reply.ts'

const maxBytes = 16 * 1024

/** The fields of a posted form. The last of repeated fields wins. Throws a Refusal for other bodies. */
export async function readForm(req: IncomingMessage): Promise<Record<string, string>> {
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(refusalPage(415, "We couldn't read this form", 'Send it as a regular web form.'))
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > maxBytes) {
      throw new Refusal(refusalPage(413, 'This form is too long', 'Shorten your input and try again.'))
    }
    chunks.push(part)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
}

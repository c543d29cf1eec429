import type { IncomingMessage } from 'node:http'
import { Refusal } from './answer.ts'
import { refusalPage } from './pages/refusal-pages.ts'

const maxBytes = 16 * 1024

/** The fields of a posted form; of a repeated field the last. Throws a Refusal for anything else. */
export async function readForm(req: IncomingMessage): Promise<Record<string, string>> {
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(refusalPage(415, 'This form cannot be read', 'Send it as a plain web form.'))
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > maxBytes) {
      throw new Refusal(refusalPage(413, 'This form is too long', 'Shorten what you typed and try again.'))
    }
    chunks.push(part)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
}

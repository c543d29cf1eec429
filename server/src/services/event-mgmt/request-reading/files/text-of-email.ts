import PostalMime, { type Address, type Email } from 'postal-mime'
import { textOfHtml } from '../plain-text.ts'
import { RefusedFile } from './refused-file.ts'
import { textOfPdf } from './text-of-pdf.ts'

async function parsed(file: Uint8Array<ArrayBuffer>): Promise<Email> {
  try {
    return await PostalMime.parse(file, { maxNestingDepth: 20, maxHeadersSize: 1_000_000 })
  } catch {
    throw new RefusedFile('This email is damaged. Paste the words instead.')
  }
}

const nameOf = ({ name, address }: Address) => (address ? `${name} <${address}>`.trim() : name)

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** PDFs that can't be read are left out: the email itself may say all. */
async function textOfAttachment(content: ArrayBuffer | Uint8Array | string): Promise<string> {
  try {
    return await textOfPdf(bytesOf(content))
  } catch (error) {
    if (error instanceof RefusedFile) return ''
    throw error
  }
}

/** The words of an email with its sender and subject, and those of attached PDFs. */
export async function textOfEmail(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const { from, subject, text, html, attachments } = await parsed(file)
  const body = text !== undefined && text.trim() !== '' ? text : textOfHtml(html ?? '')
  const pdfs = attachments.filter(
    ({ mimeType, filename }) => mimeType === 'application/pdf' || /\.pdf$/i.test(filename ?? ''),
  )
  const attached: string[] = []
  for (const { content } of pdfs) attached.push(await textOfAttachment(content))
  const words = [body, ...attached].filter((one) => one.trim() !== '')
  if (words.length === 0) throw new RefusedFile('This email has no text. Paste the words instead.')
  const head = [
    from && `From: ${nameOf(from)}`,
    subject !== undefined && subject !== '' && `Subject: ${subject}`,
  ]
  return [head.filter((one) => one !== undefined && one !== false && one !== '').join('\n'), ...words].join(
    '\n\n',
  )
}

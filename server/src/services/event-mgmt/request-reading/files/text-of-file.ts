import { longestRequest } from '@app/contract/rules/limits.ts'
import { RefusedFile } from './refused-file.ts'
import { textOfEmail } from './text-of-email.ts'
import { textOfPdf } from './text-of-pdf.ts'

const startOf = (file: Uint8Array, length: number) => Buffer.from(file.subarray(0, length)).toString('latin1')

/** Headers at the start, as programs save an email. */
const isEmail = (start: string) =>
  /^(?:[\w-]{2,40}:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){3}/.test(start) &&
  /^(?:received|return-path|mime-version|message-id|delivered-to|content-type):/im.test(start)

function decoded(file: Uint8Array): string {
  const [first, second] = file
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding).decode(file)
  // Text of an older Windows.
  return encoding === 'utf-8' && text.includes('�') ? new TextDecoder('windows-1252').decode(file) : text
}

/** The words of an email, a PDF or a text file, by its content. Throws a `RefusedFile` for others. */
export async function textOfFile(file: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  // Some programs write bytes before a PDF.
  const isPdf = startOf(file, 1024).includes('%PDF-')
  const text = isPdf
    ? await textOfPdf(file)
    : isEmail(startOf(file, 8192)) || /\.eml$/i.test(name)
      ? await textOfEmail(file)
      : decoded(file)
  if (text.includes('\0'))
    throw new RefusedFile('Only emails (.eml), PDFs and text files can be read. Paste the words instead.')
  if (text.trim() === '') throw new RefusedFile('This file has no text. Paste the words instead.')
  if (text.length > longestRequest)
    throw new RefusedFile(
      `This file has more than ${longestRequest.toLocaleString('en-US')} characters. Paste the request itself.`,
    )
  return text
}

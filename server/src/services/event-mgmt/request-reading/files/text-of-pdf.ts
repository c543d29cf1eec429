import { longestRequest, maxRequestPages } from '@app/contract/rules/limits.ts'
import { getDocumentProxy } from 'unpdf'
import { RefusedFile } from './refused-file.ts'

/** In points. Wider gaps are between the columns of a table. */
const widestSpace = 12

const damaged = () => new RefusedFile('This PDF is damaged. Paste the words instead.')

async function open(file: Uint8Array<ArrayBuffer>) {
  try {
    return await getDocumentProxy(file, { verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new RefusedFile('This PDF is encrypted. Paste the words instead.')
    throw damaged()
  }
}

type Pdf = Awaited<ReturnType<typeof open>>

/** The library throws errors of many classes for pages that are broken, missing, or contain themselves. */
async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    let text = ''
    for (const item of items)
      if ('str' in item) {
        const isColumn = item.str.trim() === '' && item.width > widestSpace && !item.hasEOL
        text += (isColumn ? '\t' : item.str) + (item.hasEOL ? '\n' : '')
      }
    page.cleanup()
    return text
  } catch {
    throw damaged()
  }
}

/** The words of a PDF, a line for each of its lines. Throws a `RefusedFile` if it has none, or too many pages. */
export async function textOfPdf(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const pdf = await open(file)
  if (pdf.numPages > maxRequestPages)
    throw new RefusedFile(
      `This PDF has ${pdf.numPages.toLocaleString('en-US')} pages. At most ${maxRequestPages} are read. Paste the words instead.`,
    )
  let text = ''
  for (let number = 1; number <= pdf.numPages && text.length <= longestRequest; number++)
    text += `${await textOfPage(pdf, number)}\n`
  if (text.trim() === '') throw new RefusedFile('This PDF has no text. Paste the words instead.')
  return text
}

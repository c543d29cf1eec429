import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF, and its pages with the width and height of the first in points. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: true })
  const { view } = await document.getPage(1)
  return { document, text, pages: document.numPages, size: view.slice(2) }
}

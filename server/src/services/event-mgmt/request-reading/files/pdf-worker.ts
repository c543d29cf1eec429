import { getResolvedPDFJS } from 'unpdf'
import type { OpenWork } from '../../../../platform/heavy-work/warm-thread.ts'
import type { FileToRead } from './file-worker.ts'
import { textOfFile } from './text-of-file.ts'

export const openWork: OpenWork<FileToRead, string> = async () => {
  // Loaded before the budget of the first file begins: it takes as long as a short PDF.
  await getResolvedPDFJS()
  return ({ file, name }) => textOfFile(new Uint8Array(file), name)
}

import { textUnreadable } from '../../../../platform/files/refusals.ts'
import type { HeavyKind } from '../../../../platform/heavy-work/heavy-work.ts'
import type { FileToRead } from './file-worker.ts'

/** In bytes. Few emails without attachments have more, and no file needs more to take a core for minutes. */
const longFile = 500_000

/** Finding the words of files that anybody may send. */
export const fileKind: HeavyKind<FileToRead> = {
  module: new URL('./file-worker.ts', import.meta.url),
  isLong: ({ file }) => file.length > longFile,
  shortCpuMs: 150,
  maxCpuMs: 5000,
  maxMs: 30_000,
  maxWaitMs: 30_000,
  maxMemory: 256,
  refusal: textUnreadable,
  tooCostly: 'This file takes too much time or memory to read. Paste the words instead.',
}

/** PDFs have threads of their own: those that hide their cost end one after the other. One of 200 pages takes two seconds of a core. */
export const pdfKind: HeavyKind<FileToRead> = {
  ...fileKind,
  module: new URL('./pdf-worker.ts', import.meta.url),
}

// What an email calls an attached PDF.
const signs = ['application/pdf', '.pdf"']

/** Whether a file is a PDF, or an email that may have one attached. */
export function mayHavePdf(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  // Some programs write bytes before a PDF.
  return bytes.subarray(0, 1024).includes('%PDF-') || signs.some((sign) => bytes.includes(sign))
}

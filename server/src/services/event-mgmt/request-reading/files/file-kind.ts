import { textUnreadable } from '../../../../platform/files/refusals.ts'
import type { HeavyKind } from '../../../../platform/heavy-work/heavy-work.ts'
import type { FileToRead } from './file-worker.ts'

/** In bytes. Few emails without attachments have more, and no file needs more to take a core for minutes. */
const longFile = 500_000

/** Finding the words of files that anybody may send. A PDF of 200 pages takes two seconds of a core. */
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

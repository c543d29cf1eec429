import type { OpenWork } from '../../../../platform/heavy-work/warm-thread.ts'
import { textOfFile } from './text-of-file.ts'

export interface FileToRead {
  file: Uint8Array
  name: string
}

export const openWork: OpenWork<FileToRead, string> =
  () =>
  ({ file, name }) =>
    textOfFile(new Uint8Array(file), name)

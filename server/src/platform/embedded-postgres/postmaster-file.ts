import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMissing } from './files.ts'

/** What a running postmaster writes about itself into `postmaster.pid`; it grows line by line while it starts. */
export type PostmasterFile = { pid?: number; port?: number; status?: string }

export const postmasterFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** Undefined when there is no such file. A file cut short by a crash gives what it still holds. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(postmasterFileIn(cluster), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Lines in the order of PostgreSQL's `pidfile.h`: the fourth is the port, the eighth the status. */
export function parsePostmasterFile(text: string): PostmasterFile {
  const lines = text.split('\n')
  // A stand-alone backend writes its pid with a minus sign.
  return {
    pid: positive(lines[0]?.replace('-', '')),
    port: positive(lines[3]),
    status: lines[7]?.trim() || undefined,
  }
}

function positive(line: string | undefined): number | undefined {
  const number = Number(line)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

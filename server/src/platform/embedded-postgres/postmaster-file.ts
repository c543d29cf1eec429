import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMissing } from '../file-errors.ts'

/** The contents of `postmaster.pid`. The postmaster appends its lines one by one while it starts. */
export interface PostmasterFile {
  pid?: number
  port?: number
  /** Missing if it has no socket. */
  socketFolder?: string
  status?: string
}

export const postmasterFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** Undefined when the file doesn't exist. Fields are missing if the file is truncated. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(postmasterFileIn(cluster), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Line order per PostgreSQL's `pidfile.h`: the port is the fourth line, the folder of the socket the fifth, the status the eighth. */
export function parsePostmasterFile(text: string): PostmasterFile {
  const lines = text.split('\n')
  // A standalone backend negates its pid.
  return {
    pid: positive(lines[0]?.replace('-', '')),
    port: positive(lines[3]),
    socketFolder: lines[4]?.trim() || undefined,
    status: lines[7]?.trim() || undefined,
  }
}

function positive(line: string | undefined): number | undefined {
  const number = Number(line)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

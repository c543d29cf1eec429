import { isbot } from 'isbot'
import { isPageOfProfile } from '../../patterns/found-by.ts'

/** Why a request is nobody who reads: a robot that says so, or something that is fetched ahead. */
export function notReading(header: (name: string) => string | undefined): 'robot' | 'prefetch' | undefined {
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`
  if (/prefetch|prerender/.test(purpose)) return 'prefetch'
  const userAgent = header('user-agent') ?? ''
  return userAgent === '' || isbot(userAgent) ? 'robot' : undefined
}

/** A document that was asked for, as its request says. Names of headers are in lower case. */
export interface SentDocument {
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Whether a record should follow: it is the page of a profile, for somebody who reads. */
export const isExpected = ({ path, headers }: SentDocument) =>
  isPageOfProfile(path) && notReading((name) => headers[name]?.toString()) === undefined

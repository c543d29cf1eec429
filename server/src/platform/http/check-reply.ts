import { isDeepStrictEqual } from 'node:util'
import { safeParse } from 'zod/v4/core'
import type { Route } from '@app/contract/route.ts'

/**
 * Holds a reply against its schema, in development and tests only: it costs as much as answering. A field that the
 * schema does not name is as wrong as one that is missing, for it may be one that nobody meant to show.
 */
export function checkReply(operation: string, route: Route, json: string) {
  const reply: unknown = JSON.parse(json)
  const read = safeParse(route.reply, reply)
  if (!read.success)
    throw new Error(
      `${operation} answered what its schema refuses: ${JSON.stringify(read.error.issues.slice(0, 5))}`,
    )
  if (!isDeepStrictEqual(read.data, reply))
    throw new Error(`${operation} answered fields that its schema does not name`)
}

import { isDeepStrictEqual } from 'node:util'
import { safeParse } from 'zod/v4/core'
import type { Route } from '@app/contract/route.ts'

/** The status of a reply that doesn't set one. */
export const statusOf = (route: Route) => route.status ?? 200

/**
 * Validates a reply against its schema. Only for development and tests, because it takes as long as handling the
 * request. Fields that are missing from the schema are errors too, since they could leak private data.
 */
export function checkReply(operation: string, route: Route, json: string, status: number) {
  if (status !== statusOf(route) && status !== route.otherStatus)
    throw new Error(`${operation}: the status ${status} isn't declared`)
  const reply: unknown = JSON.parse(json)
  const parsed = safeParse(route.reply, reply)
  if (!parsed.success)
    throw new Error(
      `${operation}: the reply doesn't match its schema: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
    )
  if (!isDeepStrictEqual(parsed.data, reply))
    throw new Error(`${operation}: the reply has fields that its schema doesn't define`)
}

import { isRoute, type RouteTree } from '@app/contract/route.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Handlers } from '../../../platform/http/call.ts'

/** Answers 404 until the handlers are there. */
export const unimplemented = <T extends RouteTree>(tree: T): Handlers<T> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isRoute(node)
        ? async () => {
            throw notFound()
          }
        : unimplemented(node),
    ]),
  ) as Handlers<T>

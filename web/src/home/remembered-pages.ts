import { kindList } from '../kind/registry.ts'
import { listPageIn, ownList, parameterOf, savedList } from '../kind/profile-lists.ts'

type Pages = Readonly<Record<string, number>>

/** The page numbers of lists in the URL, by their parameters. */
export const pagesIn = (search: URLSearchParams): Pages =>
  Object.fromEntries(
    kindList.flatMap((kind) =>
      [ownList, savedList].flatMap((list) => {
        const name = parameterOf(list, kind)
        return search.has(name) ? [[name, listPageIn(search, list, kind)]] : []
      }),
    ),
  )

/** The search with the pages that the reader was on, where the URL has none. */
export function withPages(search: URLSearchParams, pages: Pages): URLSearchParams {
  const all = new URLSearchParams(search)
  for (const [name, page] of Object.entries(pages)) if (!all.has(name)) all.set(name, String(page))
  return all
}

import { text } from './query-codecs.ts'

/** The longest search that lists accept, in characters. */
const maxWords = 200

/** The words that a list is searched for. */
export const wordsIn = (search: URLSearchParams) => text.read(search.get('q'))?.slice(0, maxWords)

/** A path with those values in its query that are set. */
export function withQuery(
  path: string,
  values: Readonly<Record<string, string | false | undefined>>,
): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`
}

/** The number of a page in a query. The first one has none. */
export const pageValue = (page: number) => page > 1 && String(page)

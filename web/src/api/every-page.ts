import type { Many } from '@app/contract/envelope.ts'

const pageSize = 100

type LoadPage<T> = (page: { offset: number; take: number }) => Promise<Many<T>>

export interface WholeList<T> {
  items: T[]
  /** How many there may be. Undefined if the reader can't add any, or nothing limits them. */
  limit: number | undefined
  /** For files: how many bytes those of the page have and may have. */
  bytes: Many<T>['_meta']['bytes']
  /** Like `bytes`, of the reader's account. */
  accountBytes: Many<T>['_meta']['bytes']
}

/** Loads all pages of a list, one after the other. */
export async function everyPage<T>(load: LoadPage<T>): Promise<T[]> {
  return (await wholeList(load)).items
}

/** Like `everyPage`, with the limit of the list. */
export async function wholeList<T>(load: LoadPage<T>): Promise<WholeList<T>> {
  const items: T[] = []
  for (;;) {
    const { data, _meta } = await load({ offset: items.length, take: pageSize })
    items.push(...data)
    if (data.length === 0 || items.length >= _meta.stats.count) {
      const { limit, bytes, accountBytes } = _meta
      return { items, limit, bytes, accountBytes }
    }
  }
}

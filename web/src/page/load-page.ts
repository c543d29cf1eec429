import type { Many } from '@app/contract/envelope.ts'

export interface LoadedPage<T> {
  items: T[]
  /** On all pages. */
  count: number
  /** From 1. */
  page: number
  pageCount: number
}

type ListPage<T> = (paging: { offset: number; take: number }) => Promise<Many<T>>

/** One page of a list. Past the end it is the last page, for example after its only entry was removed. */
export async function loadPage<T>(list: ListPage<T>, page: number, perPage: number): Promise<LoadedPage<T>> {
  const { data, _meta } = await list({ offset: (page - 1) * perPage, take: perPage })
  const { count } = _meta.stats
  const pageCount = Math.ceil(count / perPage)
  if (page > pageCount && pageCount > 0) return loadPage(list, pageCount, perPage)
  return { items: data, count, page, pageCount }
}

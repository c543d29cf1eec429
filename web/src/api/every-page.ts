import type { Many } from '@app/contract/envelope.ts'

const pageSize = 100

/** Loads all pages of a list, one after the other. */
export async function everyPage<T>(
  load: (page: { offset: number; take: number }) => Promise<Many<T>>,
): Promise<T[]> {
  const found: T[] = []
  for (;;) {
    const { data, _meta } = await load({ offset: found.length, take: pageSize })
    found.push(...data)
    if (data.length === 0 || found.length >= _meta.stats.count) return found
  }
}

/** Where the items of a page stand in a list whose order is the newest first, when the oldest are to come first. */
export function oldestFirst(page: number, perPage: number, count: number): { offset: number; take: number } {
  const end = Math.max(0, count - (page - 1) * perPage)
  const take = Math.min(perPage, end)
  return { offset: end - take, take }
}

/** How many facilities a page of the list shows. */
export const pageSize = 24

export const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / pageSize))

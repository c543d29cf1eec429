const isMissing = (item: unknown) =>
  item === null || item === undefined || item === '' || (Array.isArray(item) && item.length === 0)

/** A list is complete if no item is null, empty or an empty array. A list without items is complete. */
export const isComplete = (items: readonly unknown[]): boolean => !items.some(isMissing)

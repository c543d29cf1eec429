/** A list is complete if no item is null, empty or an empty array. A list without items is complete. */
export const isComplete = (items: readonly unknown[]): boolean =>
  items.every((item) => (item ?? '') !== '' && !(Array.isArray(item) && item.length === 0))

/** Whether a value of a draft says anything. */
export const isSaid = (value: unknown): boolean => isComplete([value])

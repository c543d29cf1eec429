import { reasonOf } from './problem.ts'

export interface Tried<T> {
  done: T[]
  failed: T[]
  /** The first error. */
  error: unknown
  /** Why some failed, each reason once. */
  reasons: string
}

/** Writes items one after the other. A refusal of one doesn't keep the others from being written. */
export async function tryEach<T>(
  items: readonly T[],
  write: (item: T) => Promise<unknown>,
): Promise<Tried<T>> {
  const done: T[] = []
  const failed: T[] = []
  const errors: unknown[] = []
  for (const item of items)
    try {
      await write(item)
      done.push(item)
    } catch (error) {
      failed.push(item)
      errors.push(error)
    }
  return { done, failed, error: errors[0], reasons: [...new Set(errors.map(reasonOf))].join(' ') }
}

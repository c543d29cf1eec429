/** So many rows are written at once. All of a large file would take as much memory again as the file. */
const batchSize = 1000

/** Yields items in batches, read one at a time. */
export function* batchesOf<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

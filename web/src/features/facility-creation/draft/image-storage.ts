const store = 'files'

const settled = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no files.')))
  return promise
}

/** Files are too large for the storage of texts, so they lie in a database of the browser's. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open('facility-draft', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

/** The file of a picture; undefined where it was never kept whole. */
export async function keptFile(id: string): Promise<Blob | undefined> {
  const kept: unknown = await inStore<unknown>('readonly', (files) => files.get(id))
  return kept instanceof Blob ? kept : undefined
}

export const keepFile = (id: string, file: Blob) => inStore('readwrite', (files) => files.put(file, id))
export const dropFile = (id: string) => inStore('readwrite', (files) => files.delete(id))
export const dropFiles = () => inStore('readwrite', (files) => files.clear())

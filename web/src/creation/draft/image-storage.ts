import type { KindFacts } from '../../kinds/registry.ts'
import { storageKey } from './draft-storage.ts'

type Kind = Pick<KindFacts, 'name'>

const storeName = 'files'

const settled = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('The browser stores no files.')))
  return promise
}

/** Files are too large for local storage, so they are in IndexedDB. */
async function inStore<T>(
  kind: Kind,
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(storageKey(kind), 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

/** The file of a picture. Undefined if it was never stored completely. */
export async function storedFile(kind: Kind, id: string): Promise<Blob | undefined> {
  const stored: unknown = await inStore<unknown>(kind, 'readonly', (files) => files.get(id))
  return stored instanceof Blob ? stored : undefined
}

export const storeFile = (kind: Kind, id: string, file: Blob) =>
  inStore(kind, 'readwrite', (files) => files.put(file, id))
export const dropFile = (kind: Kind, id: string) => inStore(kind, 'readwrite', (files) => files.delete(id))
export const dropFiles = (kind: Kind) => inStore(kind, 'readwrite', (files) => files.clear())

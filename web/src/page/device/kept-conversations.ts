import { readKeptPerson } from './kept-person.ts'

/** A conversation as this device keeps it, to be read without a connection. */
export interface KeptConversation {
  id: string
  name: string
  /** When the person last read it here, in ms since 1970. */
  read: number
  /** The newest ones, oldest first. */
  messages: KeptMessage[]
}

export interface KeptMessage {
  id: string
  /** 'You' for the person's own. */
  author: string
  text: string
  createdDate: string
}

const mostConversations = 20
export const mostMessages = 100
const store = 'conversations'

const databaseOf = (userId: string) => `kept:${userId}`

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')))
  })

/**
 * Works on the conversations of the person whose device this is, and on nobody else's. What is still under way when they sign out must not make the
 * database again. It is closed afterwards, so that it can be deleted at any time.
 */
async function withStore<T>(
  userId: string,
  mode: IDBTransactionMode,
  work: (all: IDBObjectStore) => Promise<T>,
) {
  if (readKeptPerson()?.userId !== userId) return undefined
  const opening = indexedDB.open(databaseOf(userId), 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'id' }))
  const database = await settled(opening)
  try {
    return await work(database.transaction(store, mode).objectStore(store))
  } finally {
    database.close()
  }
}

/** The last read first. */
export async function keptConversations(userId: string): Promise<KeptConversation[]> {
  const all = await withStore<KeptConversation[]>(userId, 'readonly', async (kept) => settled(kept.getAll()))
  return all?.toSorted((one, other) => other.read - one.read) ?? []
}

/** Keeps a conversation, and forgets those that were read the longest ago. */
export const keepConversation = async (userId: string, conversation: KeptConversation) =>
  withStore(userId, 'readwrite', async (kept) => {
    await settled(kept.put(conversation))
    const all = await settled<KeptConversation[]>(kept.getAll())
    const old = all.toSorted((one, other) => other.read - one.read).slice(mostConversations)
    for (const { id } of old) await settled(kept.delete(id))
  })

export const dropConversation = async (userId: string, id: string) =>
  withStore(userId, 'readwrite', async (kept) => settled(kept.delete(id)))

export const dropConversations = async (userId: string) =>
  settled(indexedDB.deleteDatabase(databaseOf(userId)))

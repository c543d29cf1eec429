import { useEffect, useState } from 'react'
import type { KindFacts } from '../../kind/registry.ts'
import { imageName } from '../../page/file-rules.ts'
import type { DraftImage, DraftPicture } from './creation-draft.ts'

/** The pictures of a draft. Their files are in IndexedDB; without it, they last as long as the page. */
export function useDraftImages(
  kind: KindFacts,
  stored: readonly DraftPicture[],
  store: (pictures: DraftPicture[]) => void,
) {
  const [images, setImages] = useState<readonly DraftImage[]>([])
  const [lost, setLost] = useState<readonly string[]>([])
  const [unstored, setUnstored] = useState<ReadonlySet<string>>(new Set<string>())
  const [isReady, setIsReady] = useState(false)
  const [first] = useState(stored)

  useEffect(() => {
    async function restore() {
      const restored = await restoredImages(first, (id) => storedFile(kind, id))
      setImages(restored.images)
      setLost(restored.lost)
      setIsReady(true)
    }
    void restore()
  }, [kind, first])

  function arrange(ordered: readonly DraftImage[]) {
    setImages(ordered)
    store(ordered.map(({ id, name }) => ({ id, name })))
  }

  return {
    images,
    /** Captions of pictures whose files the browser no longer has. */
    lost,
    isStored: images.every(({ id }) => !unstored.has(id)),
    /** False while stored pictures are loading. Until then, nothing can be added or sent. */
    isReady,
    add: (files: File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), name: imageName(file.name), file }))
      arrange([...images, ...added])
      for (const { id, file } of added)
        storeFile(kind, id, file).catch(() => setUnstored((ids) => new Set([...ids, id])))
    },
    rename: (id: string, name: string) =>
      arrange(images.map((image) => (image.id === id ? { ...image, name } : image))),
    move: (from: number, to: number) => {
      const moved = images[from]
      if (moved !== undefined) arrange(images.toSpliced(from, 1).toSpliced(to, 0, moved))
    },
    remove: (id: string) => {
      for (const image of images) if (image.id === id) revokeAddress(image.file)
      arrange(images.filter((image) => image.id !== id))
      ignoreFailure(dropFile(kind, id))
    },
    /** Removes all, when the draft is dropped. */
    clear: () => {
      for (const image of images) revokeAddress(image.file)
      setImages([])
      ignoreFailure(dropFiles(kind))
    },
  }
}

export type DraftImages = ReturnType<typeof useDraftImages>

/** Files that can't be removed now are removed with the next draft. */
const ignoreFailure = (dropping: Promise<unknown>) => void dropping.catch(() => undefined)

/** The pictures with their files, and the captions of pictures whose files are lost. */
export async function restoredImages(
  pictures: readonly DraftPicture[],
  fileOf: (id: string) => Promise<Blob | undefined>,
) {
  const images: DraftImage[] = []
  const lost: string[] = []
  for (const picture of pictures) {
    const file = await fileOf(picture.id).catch(() => undefined)
    if (file === undefined) lost.push(picture.name)
    else images.push({ ...picture, file })
  }
  return { images, lost }
}

type Kind = Pick<KindFacts, 'name'>

/** Of the stored draft, and of the database with its pictures. */
export const draftName = ({ name }: Kind) => `${name}-draft`

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
  const opening = indexedDB.open(draftName(kind), 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

/** The file of a picture. Undefined if it was never stored completely. */
async function storedFile(kind: Kind, id: string): Promise<Blob | undefined> {
  const stored: unknown = await inStore<unknown>(kind, 'readonly', (files) => files.get(id))
  return stored instanceof Blob ? stored : undefined
}

const storeFile = (kind: Kind, id: string, file: Blob) =>
  inStore(kind, 'readwrite', (files) => files.put(file, id))
const dropFile = (kind: Kind, id: string) => inStore(kind, 'readwrite', (files) => files.delete(id))
const dropFiles = (kind: Kind) => inStore(kind, 'readwrite', (files) => files.clear())

const addresses = new Map<Blob, string>()

/** The object URL of a file, always the same one. */
export function objectAddress(file: Blob): string {
  const known = addresses.get(file)
  if (known !== undefined) return known
  const made = URL.createObjectURL(file)
  addresses.set(file, made)
  return made
}

/** Revokes the URL of a file that is no longer shown. */
function revokeAddress(file: Blob) {
  const known = addresses.get(file)
  if (known === undefined) return
  URL.revokeObjectURL(known)
  addresses.delete(file)
}

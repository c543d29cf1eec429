import { useEffect, useState } from 'react'
import type { KindFacts } from '../../kinds/registry.ts'
import { imageName } from '../../page/file-rules.ts'
import type { DraftPicture } from './creation-draft.ts'
import { dropFile, dropFiles, storedFile, storeFile } from './image-storage.ts'
import { forgetAddress } from './object-address.ts'
import { restoredImages, type DraftImage } from './restored-images.ts'

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
      for (const image of images) if (image.id === id) forgetAddress(image.file)
      arrange(images.filter((image) => image.id !== id))
      ignoreFailure(dropFile(kind, id))
    },
    /** Removes all, when the draft is dropped. */
    clear: () => {
      for (const image of images) forgetAddress(image.file)
      setImages([])
      ignoreFailure(dropFiles(kind))
    },
  }
}
export type DraftImages = ReturnType<typeof useDraftImages>

/** Files that can't be removed now are removed with the next draft. */
const ignoreFailure = (dropping: Promise<unknown>) => void dropping.catch(() => undefined)

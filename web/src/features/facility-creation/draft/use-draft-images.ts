import { useEffect, useState } from 'react'
import { imageName } from '../../../page/file-rules.ts'
import type { DraftPicture } from './creation-draft.ts'
import { dropFile, dropFiles, keepFile, keptFile } from './image-storage.ts'
import { forgetAddress } from './object-address.ts'
import { restoredImages, type DraftImage } from './restored-images.ts'

/** The pictures of the draft. Their files lie in the browser's database; without one, they last as long as the page. */
export function useDraftImages(kept: readonly DraftPicture[], keep: (pictures: DraftPicture[]) => void) {
  const [images, setImages] = useState<readonly DraftImage[]>([])
  const [lost, setLost] = useState<readonly string[]>([])
  const [unkept, setUnkept] = useState<ReadonlySet<string>>(new Set<string>())
  const [isReady, setIsReady] = useState(false)
  const [atFirst] = useState(kept)

  useEffect(() => {
    async function restore() {
      const restored = await restoredImages(atFirst, keptFile)
      setImages(restored.images)
      setLost(restored.lost)
      setIsReady(true)
    }
    void restore()
  }, [atFirst])

  function arrange(ordered: readonly DraftImage[]) {
    setImages(ordered)
    keep(ordered.map(({ id, name }) => ({ id, name })))
  }

  return {
    images,
    /** The names of those that were added, and whose files the browser has no more. */
    lost,
    isKept: images.every(({ id }) => !unkept.has(id)),
    /** Until then nobody knows what was kept: nothing is to be added, and nothing sent. */
    isReady,
    add: (files: File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), name: imageName(file.name), file }))
      arrange([...images, ...added])
      for (const { id, file } of added)
        keepFile(id, file).catch(() => setUnkept((ids) => new Set([...ids, id])))
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
      forget(dropFile(id))
    },
    /** For the end of the draft, whose list goes with it. */
    clear: () => {
      for (const image of images) forgetAddress(image.file)
      setImages([])
      forget(dropFiles())
    },
  }
}
export type DraftImages = ReturnType<typeof useDraftImages>

/** What cannot be dropped now goes with the next draft's end. */
const forget = (dropping: Promise<unknown>) => void dropping.catch(() => undefined)

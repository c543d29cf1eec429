import { useEffect, useState } from 'react'
import type { DraftPicture } from './creation-draft.ts'
import { dropFile, dropFiles, keepFile, keptFile } from './image-storage.ts'
import { forgetAddress } from './object-address.ts'

/** A picture that waits for its facility. */
export interface DraftImage extends DraftPicture {
  file: Blob
}

const withFile = async (picture: DraftPicture): Promise<DraftImage[]> => {
  const file = await keptFile(picture.id)
  return file === undefined ? [] : [{ ...picture, file }]
}

/** The pictures of the draft. Their files lie in the browser's database; without one, they last as long as the page. */
export function useDraftImages(kept: readonly DraftPicture[], keep: (pictures: DraftPicture[]) => void) {
  const [images, setImages] = useState<readonly DraftImage[]>([])
  const [isKept, setIsKept] = useState(true)
  const [isReady, setIsReady] = useState(false)
  const [atFirst] = useState(kept)

  const note = (work: Promise<unknown>) =>
    void work.then(
      () => setIsKept(true),
      () => setIsKept(false),
    )

  useEffect(() => {
    void Promise.all(atFirst.map(withFile))
      .then(
        (found) => setImages(found.flat()),
        () => setIsKept(false),
      )
      .finally(() => setIsReady(true))
  }, [atFirst])

  function arrange(ordered: readonly DraftImage[]) {
    setImages(ordered)
    keep(ordered.map(({ id, name }) => ({ id, name })))
  }

  return {
    images,
    isKept,
    /** Until then nobody knows what was kept: nothing is to be added, and nothing sent. */
    isReady,
    add: (files: File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), name: withoutEnding(file.name), file }))
      arrange([...images, ...added])
      note(Promise.all(added.map(({ id, file }) => keepFile(id, file))))
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
      note(dropFile(id))
    },
    /** For the end of the draft, whose list goes with it. */
    clear: () => {
      for (const image of images) forgetAddress(image.file)
      setImages([])
      note(dropFiles())
    },
  }
}
export type DraftImages = ReturnType<typeof useDraftImages>

const withoutEnding = (fileName: string) =>
  fileName
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .trim()
    .slice(0, 200) || 'Picture'

import type { DraftPicture } from './creation-draft.ts'

/** A picture that waits for its facility. */
export interface DraftImage extends DraftPicture {
  file: Blob
}

/** The pictures whose files are still to be had, and the names of the others: one file lost takes no other with it. */
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

import type { DraftPicture } from './creation-draft.ts'

/** A picture that isn't uploaded yet. */
export interface DraftImage extends DraftPicture {
  file: Blob
}

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

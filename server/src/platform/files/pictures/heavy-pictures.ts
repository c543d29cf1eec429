import type { Metadata } from 'sharp'

/** Above this, a picture that has to be decoded as a whole takes more than about 100 MB. */
const maxLightPixels = 8_000_000

/** Whether a decoder needs the whole picture in memory. JPEG and PNG are read in strips, unless they are progressive. */
export const isHeavy = ({
  format,
  isProgressive,
  width,
  height,
}: Pick<Metadata, 'format' | 'isProgressive' | 'width' | 'height'>) =>
  width * height > maxLightPixels && (isProgressive || (format !== 'jpeg' && format !== 'png'))

/** Runs one piece of work at a time, in order. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

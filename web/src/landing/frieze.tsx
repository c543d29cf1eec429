import { pictureFrames, type PictureFrame } from '@app/contract/rules/picture-sizes.ts'
import { drawing } from '../page/sport-art.ts'
import styles from './hero.module.css'

interface FriezePicture {
  src: string
  frame: PictureFrame
}

/** Left to right. Phones show the first three. */
export const friezeArt: readonly FriezePicture[] = [
  { src: drawing('0d', 'basketball'), frame: pictureFrames.broad },
  { src: drawing('09', 'swimming'), frame: pictureFrames.tall },
  { src: drawing('29', 'baseball'), frame: pictureFrames.wide },
  { src: drawing('2d', 'ice-hockey'), frame: pictureFrames.narrow },
  { src: drawing('05', 'soccer'), frame: pictureFrames.broad },
]

/** Court drawings across the page, each drawn for its frame. Phones show three of the five. */
export const Frieze = () => (
  <div className={styles.frieze}>
    {friezeArt.map(({ src, frame: { width, height } }, place) => (
      <img
        key={src}
        alt=""
        className={styles.picture}
        // Browsers accept SVG, which is sharp in every size.
        src={`${src}?width=${width}&height=${height}`}
        width={width}
        height={height}
        loading={place < 3 ? 'eager' : 'lazy'}
        fetchPriority={place === 2 ? 'high' : undefined}
        decoding="async"
      />
    ))}
  </div>
)

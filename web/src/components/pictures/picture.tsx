import { classNames } from '../class-names.ts'
import { initials, pictureSources, useBrokenImage } from './picture-sources.ts'
import styles from './picture.module.css'

const ratios = {
  '8:5': { className: styles.eightFive, width: 1600, height: 1000 },
  '16:9': { className: styles.sixteenNine, width: 1600, height: 900 },
  '4:3': { className: styles.fourThree, width: 1600, height: 1200 },
  '1:1': { className: styles.square, width: 1600, height: 1600 },
  fill: { className: styles.fill, width: undefined, height: undefined },
}

export interface PictureProps {
  src: string | null | undefined
  alt: string
  /** The `sizes` attribute of the image. */
  sizes: string
  /** The aspect ratio it is cropped to. 'fill' takes the size of its parent. */
  ratio?: keyof typeof ratios
  /** Above the fold: loaded eagerly, with high priority. */
  isPriority?: boolean
  /** The name for the initials shown if there is no image or it fails. Defaults to `alt`. */
  fallbackName?: string
  /** Shows the whole image instead of cropping it. */
  isContained?: boolean
  className?: string
}

export function Picture({
  src,
  alt,
  sizes,
  ratio = '8:5',
  isPriority,
  fallbackName,
  isContained,
  className,
}: PictureProps) {
  const address = src || undefined
  const { isBroken, watch } = useBrokenImage(address)
  const { className: frame, width, height } = ratios[ratio]
  const look = classNames(styles.picture, frame, isContained && styles.contained, className)
  if (address === undefined || isBroken) {
    return (
      <span className={look} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
        <span aria-hidden="true" className={`dim semi ${styles.initials}`}>
          {initials(fallbackName ?? alt)}
        </span>
      </span>
    )
  }
  return (
    <span className={look}>
      <img
        {...watch}
        className={styles.image}
        // Set before the address, because browsers start loading as soon as it is set.
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isPriority ? 'high' : undefined}
        sizes={sizes}
        {...pictureSources(address)}
        alt={alt}
        width={width}
        height={height}
      />
    </span>
  )
}

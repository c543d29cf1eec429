import { classNames } from './class-names.ts'
import { initials } from './initials.ts'
import { pictureSources } from './picture-sources.ts'
import styles from './picture.module.css'
import { useBrokenImage } from './use-broken-image.ts'

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
  /** How wide it is shown, as in the attribute of an image. */
  sizes: string
  /** The frame it is cut to; 'fill' takes the size of what it stands in. */
  ratio?: keyof typeof ratios
  /** Seen first on its page: loaded at once and before others. */
  isPriority?: boolean
  /** Whose initials stand there when there is no image or it fails; otherwise those of `alt`. */
  fallbackName?: string
  /** Shown whole rather than cut. */
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
        <span aria-hidden="true" className={styles.initials}>
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
        // Before the address: browsers begin to load with what they know by then.
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

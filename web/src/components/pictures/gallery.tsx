import { useState, type MouseEvent } from 'react'
import { buttonClass } from '../actions/button-look.ts'
import { classNames } from '../class-names.ts'
import type { GalleryImage } from '../overlays/lightbox.tsx'
import styles from './gallery.module.css'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { useLazyPopup } from '../overlays/use-lazy-popup.ts'
import { count } from '../format.ts'

export interface GalleryProps {
  images: readonly GalleryImage[]
  /** Whose images they are. */
  name: string
  className?: string
}

const loadLightbox = () => import('../overlays/lightbox.tsx')

const largeSizes = '(min-width: 1440px) 760px, (min-width: 900px) 54vw, 100vw'
const smallSizes = '(min-width: 1440px) 340px, (min-width: 900px) 24vw, 1px'

/** One large image and up to four small ones; each opens all of them. Without JavaScript it opens itself. */
export function Gallery({ images, name, className }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number>()
  const close = () => setOpenAt(undefined)
  const late = useLazyPopup(loadLightbox, openAt !== undefined, close)
  const shown = images.slice(0, 5)

  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpenAt(index)
  }
  const prepare = () => void loadLightbox().catch(() => undefined)

  return (
    <div
      className={classNames(styles.gallery, styles[`of${shown.length}`], className)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {shown.map(({ id, src, alt }, index) => (
        <a
          key={id}
          href={src}
          className={styles.tile}
          aria-label={`Image ${index + 1} of ${images.length}${alt === '' ? '' : `: ${alt}`}`}
          onClick={open(index)}
        >
          <Picture
            src={src}
            alt=""
            fallbackName={name}
            sizes={index === 0 ? largeSizes : smallSizes}
            ratio="fill"
            isPriority={index === 0}
          />
        </a>
      ))}
      {images.length > 1 && (
        <a href={images[0]?.src} className={buttonClass({}, styles.all)} onClick={open(0)}>
          <Icon name="images" />
          {count(images.length)} images
        </a>
      )}
      {late && <late.Lightbox images={images} name={name} openAt={openAt} onClose={close} />}
    </div>
  )
}

import { Dialog } from '@base-ui/react/dialog'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { buttonClass } from '../actions/button-look.ts'
import buttonStyles from '../actions/button.module.css'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from './lightbox.module.css'
import { Picture } from '../pictures/picture.tsx'

export interface GalleryImage {
  /** A gallery may show the same file twice, so `src` isn't unique. */
  id: string
  src: string
  alt: string
}

export interface LightboxProps {
  images: readonly GalleryImage[]
  name: string
  /** Index of the first image shown. Undefined closes the lightbox. */
  openAt: number | undefined
  onClose: () => void
}

export function Lightbox({ images, name, openAt, onClose }: LightboxProps) {
  return (
    <Dialog.Root open={openAt !== undefined} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className="sr">Images of {name}</Dialog.Title>
          <Strip images={images} name={name} first={openAt ?? 0} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface StripProps {
  images: readonly GalleryImage[]
  name: string
  first: number
}

/** The images side by side. Swipes and arrow keys scroll, and the scroll position determines the current image. */
function Strip({ images, name, first }: StripProps) {
  const [current, setCurrent] = useState(first)
  const strip = useRef<HTMLElement>(null)
  // Kept, because `first` is reset while the dialog closes.
  const [start] = useState(first)
  const begin = useCallback(
    (element: HTMLElement | null) => {
      strip.current = element
      element?.children[start]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' })
    },
    [start],
  )

  function goTo(index: number) {
    const target = strip.current?.children[index]
    target?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number | undefined> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: images.length - 1,
    }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    goTo(wanted)
  }

  return (
    <div role="presentation" className={styles.lightbox} onKeyDown={onKeyDown}>
      <header className={`row sm ${styles.head}`}>
        <p aria-live="polite">
          {current + 1} of {images.length}
        </p>
        <Dialog.Close aria-label="Close" className={buttonClass({ variant: 'quiet' }, buttonStyles.square)}>
          <Icon name="x" />
        </Dialog.Close>
      </header>
      <section
        ref={begin}
        className={styles.strip}
        aria-label="Images"
        // A scroll container must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }
      >
        {images.map(({ id, src, alt }, index) => (
          <figure key={id} className={styles.slide} aria-hidden={index !== current}>
            <Picture
              src={src}
              alt={alt === '' ? `${name}, image ${index + 1}` : alt}
              fallbackName={name}
              sizes="100vw"
              ratio="fill"
              isContained
              className={styles.picture}
            />
            {alt !== '' && <figcaption className={`mut sm ${styles.caption}`}>{alt}</figcaption>}
          </figure>
        ))}
      </section>
      {images.length > 1 && (
        <div className={`row ${styles.steps}`}>
          <IconButton
            icon="chevron-left"
            label="Previous image"
            variant="line"
            disabled={current === 0}
            onClick={() => goTo(current - 1)}
          />
          <IconButton
            icon="chevron-right"
            label="Next image"
            variant="line"
            disabled={current === images.length - 1}
            onClick={() => goTo(current + 1)}
          />
        </div>
      )}
    </div>
  )
}

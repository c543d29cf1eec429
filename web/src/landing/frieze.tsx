import { friezeArt } from './landing-art.ts'
import styles from './frieze.module.css'

const widths = [320, 480, 640, 960, 1280]

/** Court drawings across the page, each drawn for its frame. Phones show three of the five. */
export const Frieze = () => (
  <div className={styles.frieze}>
    {friezeArt.map(({ src, width, height }, place) => (
      <img
        key={src}
        alt=""
        className={styles.picture}
        src={`${src}?width=${width}&height=${height}`}
        srcSet={widths
          .map((wide) => `${src}?width=${wide}&height=${Math.round((wide * height) / width)} ${wide}w`)
          .join(', ')}
        sizes={place === 2 ? '(min-width: 900px) 33vw, 48vw' : '(min-width: 900px) 22vw, 32vw'}
        width={width}
        height={height}
        loading={place < 3 ? 'eager' : 'lazy'}
        fetchPriority={place === 2 ? 'high' : undefined}
        decoding="async"
      />
    ))}
  </div>
)

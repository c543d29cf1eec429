import styles from './frieze.module.css'

interface FriezePicture {
  src: string
  width: number
  height: number
}

/** Path of a drawing. Every id has its own; these were picked by eye, in the crops of this page. */
export const drawing = (id: string, sport: string) => `/art/00000000-0000-4000-8000-0000000000${id}/${sport}`

/** Left to right. Phones show the first three. */
export const friezeArt: readonly FriezePicture[] = [
  { src: drawing('0d', 'basketball'), width: 700, height: 560 },
  { src: drawing('09', 'swimming'), width: 360, height: 560 },
  { src: drawing('29', 'baseball'), width: 900, height: 560 },
  { src: drawing('2d', 'ice-hockey'), width: 440, height: 560 },
  { src: drawing('05', 'soccer'), width: 700, height: 560 },
]

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

import { helpPictures, type HelpPicture as Name } from './article.ts'
import styles from './help.module.css'

interface HelpPictureProps {
  picture: Name
  alt: string
}

/** A picture of the product in the reader's theme. The one of the other theme isn't loaded. */
export const HelpPicture = ({ picture, alt }: HelpPictureProps) => (
  <span className={styles.picture}>
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        className={styles[theme]}
        src={`/help/${picture}-${theme}.webp`}
        alt={alt}
        loading="lazy"
        decoding="async"
        {...helpPictures[picture]}
      />
    ))}
  </span>
)

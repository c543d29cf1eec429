import styles from './prose.module.css'

interface ProseProps {
  /** Of the server, which renders it from Markdown and lets no HTML of people through. */
  html: string
  /** Marks pictures without a description. */
  isDraft?: boolean
}

/** The text of a story. */
export const Prose = ({ html, isDraft = false }: ProseProps) => (
  <div className={styles.prose} data-draft={isDraft} dangerouslySetInnerHTML={{ __html: html }} />
)

import { Link } from 'react-router'
import styles from './topic.module.css'

interface SectionHeadProps {
  title: string
  /** Everything that the section shows a part of. */
  all?: { label: string; to: string } | undefined
}

export const SectionHead = ({ title, all }: SectionHeadProps) => (
  <div className={styles.sectionHead}>
    <h2 className={styles.sectionTitle}>{title}</h2>
    {all && (
      <Link to={all.to} className={`link sm ${styles.all}`}>
        {all.label}
      </Link>
    )}
  </div>
)

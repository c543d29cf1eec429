import { Link } from 'react-router'
import type { ArticleLink } from './help-articles.server.ts'
import styles from './help.module.css'

/** Links to articles, each with what it answers. */
export const ArticleList = ({ articles }: { articles: readonly ArticleLink[] }) => (
  <ul className={styles.list}>
    {articles.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Link to={`/help/${slug}`} className={styles.link}>
          {title}
        </Link>
        <p className="sm mut">{summary}</p>
      </li>
    ))}
  </ul>
)

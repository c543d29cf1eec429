import { Link } from 'react-router'
import { Stack } from '../platform/boxes/stack.tsx'
import type { ArticleLink } from './help-articles.server.ts'

/** Links to articles, each with what it answers. */
export const ArticleList = ({ articles }: { articles: readonly ArticleLink[] }) => (
  <Stack as="ul">
    {articles.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Link to={`/help/${slug}`} className="link">
          {title}
        </Link>
        <p className="sm mut">{summary}</p>
      </li>
    ))}
  </Stack>
)

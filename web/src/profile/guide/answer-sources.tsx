import type { Source } from '@app/contract/assistants/answer-schema.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import { Link } from 'react-router'
import { counted, date } from '../../components/format.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Row } from '../../platform/boxes/row.tsx'
import styles from './guide.module.css'

/** The kind of the page of a source. Undefined if it is no page. */
const pageKind = ({ kind }: Source) => Object.values(kinds).find(({ name }) => name === kind)

/** Where a source is read. Undefined for what has no page of its own. */
function pathOf(source: Source): string | undefined {
  const { kind, id } = source
  if (id === null) return undefined
  const facts = pageKind(source)
  if (facts) return profilePath(facts, id)
  // Leads to its address.
  if (kind === 'story') return storyPath(id)
  return kind === 'document' ? `${profilePath(kinds.destination, id)}#documents` : undefined
}

const kindNames: Partial<Record<Source['kind'], string>> = {
  document: 'Document',
  story: 'Story',
  ownAnswer: 'Its own answer',
  airport: 'Airport',
}

/** The number of a source, which opens it. */
export function Citation({ source }: { source: Source | undefined }) {
  if (source === undefined) return null
  const path = pathOf(source)
  const label = `Source ${source.number}: ${source.name}`
  return path === undefined ? (
    <span className={styles.number} title={source.name}>
      <span aria-hidden="true">{source.number}</span>
      <span className="sr">{label}</span>
    </span>
  ) : (
    <Link className={styles.number} to={path} title={source.name} aria-label={label}>
      {source.number}
    </Link>
  )
}

export const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <details className="sm">
    <summary>
      <Row as="span" gap="1">
        <Icon name="chevron-down" size={16} />
        {counted(sources.length, 'source', 'sources')}
      </Row>
    </summary>
    <ol className={styles.sources}>
      {sources.map((source) => {
        const path = pathOf(source)
        const kind = kindNames[source.kind] ?? pageKind(source)?.noun.one ?? source.kind
        return (
          <li key={source.number} value={source.number}>
            {path === undefined ? (
              source.name
            ) : (
              <Link className="link" to={path}>
                {source.name}
              </Link>
            )}
            <span className="mut">{`, ${kind}${source.date === null ? '' : `, ${date(source.date)}`}`}</span>
          </li>
        )
      })}
    </ol>
  </details>
)

import type { ExchangeMessage, Source } from '@app/contract/assistants/answer-schema.ts'
import { Link } from 'react-router'
import { counted, date, miles } from '../../components/format.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './guide.module.css'
import type { GuideTurn } from './use-guide.ts'

/** What is told of as searched, in this order, with the words for one and for several. */
const searchedNouns = [
  ['facility', 'venue', 'venues'],
  ['hotel', 'hotel', 'hotels'],
  ['business', 'business', 'businesses'],
  ['event', 'event', 'events'],
  ['document', 'document', 'documents'],
  ['ownAnswer', 'own answer', 'own answers'],
] as const

/** How many of each kind were searched, in words. */
export const searchedText = (searched: ExchangeMessage['searched']) =>
  searchedNouns
    .flatMap(([kind, one, other]) => {
      const found = searched[kind] ?? 0
      return found === 0 ? [] : [counted(found, one, other)]
    })
    .join(', ')

/** The kind of the page of a source. Undefined if it is no page. */
const pageKind = ({ kind }: Source) => Object.values(kinds).find(({ name }) => name === kind)

/** Where a source is read. Undefined for what has no page of its own. */
function pathOf(source: Source): string | undefined {
  const { kind, id } = source
  if (id === null) return undefined
  const facts = pageKind(source)
  if (facts) return profilePath(facts, id)
  return kind === 'document' ? `${profilePath(kinds.destination, id)}#documents` : undefined
}

const kindNames: Partial<Record<Source['kind'], string>> = {
  document: 'Document',
  ownAnswer: 'Its own answer',
  airport: 'Airport',
}

/** A question, and its answer as far as it has come. */
export function GuideAnswer({ turn }: { turn: GuideTurn }) {
  const { question, reading, sentences, sources, message, failure } = turn
  return (
    <Stack gap="3" as="article">
      <p className={styles.question}>{question}</p>
      {message === null && failure === null && sentences.length === 0 && (
        <output className="sm mut">
          {reading.length === 0 ? 'Reading …' : `Reading ${reading.join(', ')} …`}
        </output>
      )}
      {message?.remark && <p className="semi">{message.remark}</p>}
      {sentences.length > 0 && (
        <p aria-live="polite">
          {sentences.map((sentence) => (
            <span key={`${sentence.text} ${sentence.sources.join(' ')}`}>
              {sentence.text}
              {sentence.sources.map((number) => (
                <Citation key={number} source={sources.find((source) => source.number === number)} />
              ))}{' '}
            </span>
          ))}
        </p>
      )}
      {message?.outcome === 'NotFound' && searchedText(message.searched) !== '' && (
        <p className="sm mut">{`I looked in ${searchedText(message.searched)}.`}</p>
      )}
      {message && message.places.length > 1 && <Places places={message.places} />}
      {message && sources.length > 0 && <Sources sources={sources} />}
      {failure !== null && <p role="alert">{failure}</p>}
    </Stack>
  )
}

/** The number of a source, which opens it. */
function Citation({ source }: { source: Source | undefined }) {
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

const Places = ({ places }: Pick<ExchangeMessage, 'places'>) => (
  <Stack gap="2" as="ul">
    {places.map((place) => (
      <Row key={place.id} as="li" gap="3" isWrapping={false}>
        <img className={styles.picture} src={place.image} alt="" loading="lazy" width={48} height={48} />
        <span>
          <Link className="link" to={profilePath(kinds[place.kind], place.id)}>
            {place.name}
          </Link>
          {place.miles !== null && <span className="sm mut">{` ${miles(place.miles)}`}</span>}
        </span>
      </Row>
    ))}
  </Stack>
)

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <details className="sm">
    <summary>{counted(sources.length, 'source', 'sources')}</summary>
    <ol className={styles.sources}>
      {sources.map((source) => {
        const path = pathOf(source)
        const kind = kindNames[source.kind] ?? pageKind(source)?.noun.one ?? source.kind
        return (
          <li key={source.number} value={source.number}>
            {path === undefined ? source.name : <Link to={path}>{source.name}</Link>}
            <span className="mut">{`, ${kind}${source.date === null ? '' : `, ${date(source.date)}`}`}</span>
          </li>
        )
      })}
    </ol>
  </details>
)

import { mostRows } from '@app/contract/reports/leaderboard-rows.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { Table, type TableRow } from '../../components/display/table.tsx'
import { count, counted } from '../../components/format.ts'
import { Picture } from '../../components/pictures/picture.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { GrowingList, MoreButton } from '../../page/growing-list.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Climb } from './climb.tsx'
import { PlaceLine } from './place-line.tsx'
import styles from './leaderboard.module.css'
import { placeText, type Ranking } from './standing-words.ts'

interface StandingsTableProps {
  ranking: Ranking
  /** What its pages are. */
  of: string
  hasOwn: boolean
  /** Shows so many of the first rows. */
  onShowFirst: (first: number) => void
}

/** How many rows come more each time. */
const rowsAtOnce = 50

type Standings = Ranking['rows']

/** The first ones, and the neighborhood of the reader's page. */
export function StandingsTable({ ranking, of, hasOwn, onShowFirst }: StandingsTableProps) {
  const { label, isPublic, isComparable, peers, rows } = ranking
  const hasValues = isPublic || hasOwn
  const gapBetween = (before: number, next: number) =>
    gapOf({ before, next, columns: hasValues ? 4 : 3, onShowFirst })
  return (
    <Panel>
      <Section title={`${label} of ${counted(peers, 'page')}`} look="h3">
        {!isComparable && <p className="sm mut">Not enough peers to compare. Widen the region.</p>}
        {isComparable && (
          <GrowingList gap="3">
            <Table
              caption={label}
              className={styles.standings ?? ''}
              head={[
                { label: 'Place' },
                { label: of },
                ...(hasValues ? [{ label: isPublic ? label : 'Yours', isNumeric: true }] : []),
                { label: 'In a month', isNumeric: true },
              ]}
              rows={[
                ...rows.flatMap((row, index) => [
                  ...gapBetween(rows[index - 1]?.position ?? 0, row.position),
                  rowOf(ranking, row, hasValues),
                ]),
                ...gapBetween(rows.at(-1)?.position ?? peers, peers + 1),
              ]}
            />
            {!hasOwn && (
              <p className="sm mut">Pages of your teams would show up here with their neighbors.</p>
            )}
          </GrowingList>
        )}
      </Section>
    </Panel>
  )
}

function rowOf({ unit }: Ranking, row: Standings[number], hasValues: boolean): TableRow {
  const place = [row.city, row.state].filter(Boolean).join(', ')
  return {
    key: row.profileId,
    isOwn: row.isOwn,
    cells: [
      <span key="place" className="num">
        {placeText(row)}
      </span>,
      <Row key="name" gap="3" isWrapping={false} align="start">
        <span className={`only-l ${styles.thumb}`}>
          <Picture src={row.image} alt="" fallbackName={row.name} sizes="36px" ratio="1:1" />
        </span>
        <span>
          <Link className={`link ${styles.name}`} to={profilePath(kinds[row.kind], row.profileId)}>
            {row.name}
          </Link>{' '}
          {row.isOwn && <Tag tone="good">You</Tag>}
          {place !== '' && <span className={`xs mut ${styles.note}`}>{place}</span>}
        </span>
      </Row>,
      ...(hasValues ? [row.value === null ? '' : valueText(row.value, { unit, currency: null })] : []),
      <span key="climb" className={styles.atEnd}>
        <Row as="span" gap="3" isWrapping={false}>
          <span className="only-l">
            <PlaceLine standing={row} />
          </span>
          <Climb standing={row} />
        </Row>
      </span>,
    ],
  }
}

interface Gap {
  /** Positions of the rows around it. */
  before: number
  next: number
  columns: number
  onShowFirst: StandingsTableProps['onShowFirst']
}

/** Shows pages between two rows that don't follow each other, or says how many there are. */
function gapOf({ before, next, columns, onShowFirst }: Gap): TableRow[] {
  const hidden = next - before - 1
  if (hidden <= 0) return []
  const more = Math.min(hidden, rowsAtOnce)
  const isLast = before + more > mostRows
  return [
    {
      key: `after ${before}`,
      cells: [
        '',
        isLast ? (
          <span key="gap" className="sm dim">{`${count(hidden)} more`}</span>
        ) : (
          <MoreButton key="gap" variant="quiet" onClick={() => onShowFirst(before + more)}>
            {more === hidden ? `Show ${count(more)} more` : `Show ${count(more)} of ${count(hidden)} more`}
          </MoreButton>
        ),
        ...Array.from({ length: columns - 2 }, () => ''),
      ],
    },
  ]
}

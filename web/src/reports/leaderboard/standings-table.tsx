import { valueText } from '@app/contract/reports/value-text.ts'
import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { Table, type TableRow } from '../../components/display/table.tsx'
import { count, counted } from '../../components/format.ts'
import { Picture } from '../../components/pictures/picture.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
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
}

type Standings = Ranking['rows']

/** The first three, and the neighborhood of the reader's page. */
export function StandingsTable({ ranking, of, hasOwn }: StandingsTableProps) {
  const { label, isPublic, isComparable, peers, rows } = ranking
  return (
    <Panel>
      <Section title={`${label} of ${counted(peers, 'page')}`} look="h3">
        {!isComparable && <p className="sm mut">Not enough peers to compare. Widen the region.</p>}
        {isComparable && (
          <>
            <Table
              caption={label}
              className={styles.standings ?? ''}
              head={[
                { label: 'Place' },
                { label: of },
                ...(isPublic || hasOwn ? [{ label: isPublic ? label : 'Yours', isNumeric: true }] : []),
                { label: 'In a month', isNumeric: true },
              ]}
              rows={rows.flatMap((row, index) => [
                ...gapBefore(rows, index),
                rowOf(ranking, row, isPublic || hasOwn),
              ])}
            />
            {!hasOwn && (
              <p className="sm mut">Pages of your teams would show up here with their neighbors.</p>
            )}
          </>
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

/** Says how many pages aren't shown between two rows that don't follow each other. */
function gapBefore(rows: Standings, index: number): TableRow[] {
  const [before, row] = [rows[index - 1], rows[index]]
  const hidden = row && before ? row.position - before.position - 1 : 0
  if (hidden <= 0 || row === undefined) return []
  return [
    {
      key: `before ${row.profileId}`,
      cells: ['', <span key="gap" className="sm dim">{`${count(hidden)} more`}</span>, '', ''],
    },
  ]
}

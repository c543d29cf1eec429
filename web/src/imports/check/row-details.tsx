import { Tag } from '../../components/actions/chip.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { Link } from 'react-router'
import { useKindWords, useProfilePath } from '../imported-kind.ts'
import { capitalized, count } from '../../components/format.ts'
import { cityAndState } from '../../page/place-words.ts'
import { knownFacts } from '../duplicates/compare-facts.ts'
import type { ImportRow } from '../import-place.ts'
import { decisionWords, outcomeText, outcomeWords } from '../import-words.ts'
import { Differences } from './differences.tsx'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'

interface RowDetailsProps {
  row: ImportRow
  isDone: boolean
  /** The destination whose area the row may be outside of. */
  area: string | undefined
}

/** A row in a line, with everything about it on demand. */
export function RowDetails({ row, isDone, area }: RowDetailsProps) {
  const { name, outcome, decision, facility, problems } = row
  const words = useKindWords()
  const pathOf = useProfilePath()
  const [note, ...others] = notesOf(row, area)
  const reasons = row.reasons.filter((reason) => !problems.includes(reason))
  return (
    <details className={styles.row}>
      <summary className={styles.summary}>
        <Grid columns="main end" align="center">
          <Grid as="span" columns="2" gap="1 6">
            <span>
              <span className="semi">{name ?? 'No name'}</span>
              <span className="sm mut">
                {' '}
                {cityAndState(row)} <span className="sr">Line </span>
                <span className="dim only-l">{count(row.line)}</span>
              </span>
            </span>
            <span className="sm mut">
              {note !== undefined && capitalized(note)}
              {others.length > 0 && <span className="dim">{` +${count(others.length)} more`}</span>}
            </span>
          </Grid>
          <Row as="span" isWrapping={false}>
            <Tag tone={outcomeWords[outcome].tone}>{outcomeText(outcome, isDone)}</Tag>
            <Icon name="chevron-down" className={styles.chevron} />
          </Row>
        </Grid>
      </summary>
      <div className={styles.details}>
        <Stack>
          {decision !== null && <p>{words(`Decided: ${decisionWords[decision].toLowerCase()}.`)}</p>}
          {problems.length > 0 && <Notes title="What looks wrong in this row" notes={problems} />}
          {reasons.length > 0 && (
            <Notes title={outcome === 'refused' ? 'Why it can’t be imported' : 'Why'} notes={reasons} />
          )}
          {row.isOutside && <p>{`${outsideText(area)}. It can be imported anyway.`}</p>}
          <Differences {...row} />
          {row.remarks.length > 0 && <Notes title="Read with these corrections" notes={row.remarks} />}
          {facility !== null && (
            <p>
              {outcome === 'new' ? 'Added as ' : words('Venue: ')}
              <Link className="link" to={pathOf(facility.id)}>
                {facility.name}
              </Link>
            </p>
          )}
          {row.values !== null && (
            <Panel>
              <Facts look="tiles" facts={knownFacts(row.values)} />
            </Panel>
          )}
        </Stack>
      </div>
    </details>
  )
}

interface NotesProps {
  title: string
  notes: readonly string[]
}

const Notes = ({ title, notes }: NotesProps) => (
  <div>
    <p className="dim">{title}</p>
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note}>{capitalized(note)}</li>
      ))}
    </ul>
  </div>
)

type Noted = Pick<
  ImportRow,
  'outcome' | 'problems' | 'reasons' | 'remarks' | 'isOutside' | 'differences' | 'added'
>

/** Everything to know about a row, the most important first: problems and reasons, its place, changes, and corrections. */
export function notesOf({ outcome, problems, reasons, remarks, isOutside, ...row }: Noted, area?: string) {
  const changes = outcome === 'changed' ? differencesText(row) : ''
  return [
    ...problems,
    ...reasons.filter((reason) => !problems.includes(reason)),
    ...(isOutside ? [outsideText(area)] : []),
    ...(changes === '' ? [] : [changes]),
    ...remarks,
  ]
}

const outsideText = (area = 'the destination') => `Outside of ${area}’s area`

/** `2 changed, 1 added`. */
const differencesText = ({ differences, added }: Pick<ImportRow, 'differences' | 'added'>) =>
  [
    differences.length > 0 && `${count(differences.length)} changed`,
    added.length > 0 && `${count(added.length)} added`,
  ]
    .filter(Boolean)
    .join(', ')

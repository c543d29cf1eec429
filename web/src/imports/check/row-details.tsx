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
import { notesOf, outsideText } from './row-notes.ts'
import styles from './row-table.module.css'

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
        <span className={styles.number}>
          <span className="sr">Line </span>
          {count(row.line)}
        </span>
        <span className={styles.name}>
          <span className="semi">{name ?? 'No name'}</span>
          <span className={styles.place}>{cityAndState(row)}</span>
        </span>
        <span className={styles.short}>
          {note !== undefined && capitalized(note)}
          {others.length > 0 && <span className={styles.others}>{`+${count(others.length)} more`}</span>}
        </span>
        <Tag tone={outcomeWords[outcome].tone} className={styles.tag}>
          {outcomeText(outcome, isDone)}
        </Tag>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.details}>
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
          <dl className={styles.facts}>
            {knownFacts(row.values).map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
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
    <p className={styles.notesTitle}>{title}</p>
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{capitalized(note)}</li>
      ))}
    </ul>
  </div>
)

import { Tag } from '../../components/actions/chip.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { Link } from 'react-router'
import { kinds, profilePath } from '../../kinds/registry.ts'
import { capitalized, count } from '../../page/format.ts'
import { cityAndState } from '../../page/place-words.ts'
import { knownFacts } from '../doubles/compare-facts.ts'
import type { ImportRow } from '../import-place.ts'
import { decisionWords, outcomeText, outcomeWords } from '../import-words.ts'
import { Differences, differencesText } from './differences.tsx'
import styles from './row-table.module.css'

/** A row in a line, with everything about it on demand. */
export function RowDetails({ row, isDone }: { row: ImportRow; isDone: boolean }) {
  const { name, outcome, decision, facility } = row
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
        <span className={styles.short}>{capitalized(shortText(row))}</span>
        <Tag tone={outcomeWords[outcome].tone} className={styles.tag}>
          {outcomeText(outcome, isDone)}
        </Tag>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.details}>
        {decision !== null && <p>{`Decided: ${decisionWords[decision].toLowerCase()}.`}</p>}
        {row.reasons.length > 0 && (
          <Notes title={outcome === 'refused' ? 'Why it can’t be imported' : 'Why'} notes={row.reasons} />
        )}
        <Differences {...row} />
        {row.remarks.length > 0 && <Notes title="Read with these corrections" notes={row.remarks} />}
        {facility !== null && (
          <p>
            {outcome === 'new' ? 'Added as ' : 'Venue: '}
            <Link className="link" to={profilePath(kinds.facility, facility.id)}>
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

/** The most telling note: why it is left out, or what changes. */
function shortText({ outcome, reasons, remarks, ...row }: ImportRow): string {
  const [reason] = reasons
  if (outcome === 'changed') return differencesText(row)
  return reason ?? remarks[0] ?? ''
}

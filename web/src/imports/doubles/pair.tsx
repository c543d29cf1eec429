import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { kinds, profilePath } from '../../kinds/registry.ts'
import { capitalized, count, miles } from '../../page/format.ts'
import { Differences } from '../check/differences.tsx'
import type { ImportRow, Resemblance } from '../import-place.ts'
import { compareFacts, knownFacts, type Agreement, type ComparedFact } from './compare-facts.ts'
import styles from './pair.module.css'

interface PairProps {
  row: ImportRow
  /** Which of the venues that it resembles is shown. */
  match: number
  /** `3 of 12`. */
  position: string
  isFirst: boolean
  isLast: boolean
  onMatch: (match: number) => void
  onMove: (by: number) => void
  onDecide: (decision: 'same' | 'new' | 'skip') => void
}

/** A row beside the venue that it resembles, with the decision. */
export function Pair({ row, match, position, isFirst, isLast, onMatch, onMove, onDecide }: PairProps) {
  const { resembles, resemblesRow, values } = row
  const known = resembles[match]
  const hasMatch = known !== undefined || resemblesRow !== null
  return (
    <article className={styles.pair} aria-labelledby="pair">
      <header className={styles.head}>
        <div className={styles.words} aria-live="polite">
          <h3 id="pair" className={styles.title}>
            {row.name ?? 'No name'}
          </h3>
          <p className="sm mut">{`Line ${count(row.line)} of the file. ${position} to decide.`}</p>
        </div>
        <div className={styles.moves}>
          <IconButton
            icon="chevron-left"
            label="Previous row (←)"
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-right"
            label="Next row (→)"
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
        </div>
      </header>
      <Reasons reasons={known?.reasons ?? row.reasons} known={known} />
      {resembles.length > 1 && (
        <ChipList className={styles.matches}>
          {resembles.map(({ facilityId, facts }, index) => (
            <ChipButton key={facilityId} isPressed={index === match} onClick={() => onMatch(index)}>
              {facts.name}
            </ChipButton>
          ))}
        </ChipList>
      )}
      {values !== null && known !== undefined && (
        <SideBySide facts={compareFacts(values, known.facts)} known={known} />
      )}
      {values !== null && known === undefined && (
        <dl className={styles.facts}>
          {knownFacts(values).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {known === undefined && resemblesRow !== null && (
        <p className={styles.twin}>
          {`Looks like an earlier row of this file: ${resemblesRow.name ?? `row ${count(resemblesRow.row)}`}.`}
        </p>
      )}
      {known !== undefined && known.differences.length + known.added.length > 0 && (
        <div className={styles.changes}>
          <p className={styles.changesTitle}>If it is the same, this changes</p>
          <Differences {...known} />
        </div>
      )}
      <footer className={styles.buttons}>
        {hasMatch && (
          <Button onClick={() => onDecide('same')} icon="check" aria-keyshortcuts="s">
            Same <Key>S</Key>
          </Button>
        )}
        <Button onClick={() => onDecide('new')} icon="plus" aria-keyshortcuts="d">
          {hasMatch ? 'Different' : 'Import it'} <Key>D</Key>
        </Button>
        <Button variant="quiet" onClick={() => onDecide('skip')} aria-keyshortcuts="k">
          Skip <Key>K</Key>
        </Button>
      </footer>
    </article>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)

function Reasons({ reasons, known }: { reasons: readonly string[]; known: Resemblance | undefined }) {
  const words = [...reasons, known && distanceText(known)].filter((text) => text !== undefined)
  if (words.length === 0) return null
  return <p className={styles.reasons}>{capitalized(words.join(' · '))}</p>
}

/** `0.3 mi apart`, with how far that may be off. */
function distanceText({ miles: apart, errorMiles }: Pick<Resemblance, 'miles' | 'errorMiles'>) {
  if (apart === null) return undefined
  const text = apart < 0.05 ? 'on the same spot' : `${miles(apart)} apart`
  return errorMiles > 0 ? `${text}, give or take ${miles(errorMiles)}` : text
}

const marks = {
  agrees: { icon: 'check', text: 'agrees' },
  differs: { icon: 'x', text: 'differs' },
  alone: { icon: 'minus', text: 'only one has it' },
} as const satisfies Record<Agreement, { icon: string; text: string }>

interface SideBySideProps {
  facts: readonly ComparedFact[]
  known: Resemblance
}

const SideBySide = ({ facts, known }: SideBySideProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">Fact</span>
        </th>
        <th scope="col">In the file</th>
        <th scope="col">
          In the catalogue{' '}
          <Link
            to={profilePath(kinds.facility, known.facilityId)}
            target="_blank"
            className={styles.open}
            aria-label={`Open ${known.facts.name} in a new tab`}
          >
            <Icon name="external-link" size={16} />
          </Link>
        </th>
      </tr>
    </thead>
    <tbody>
      {facts.map(({ label, row, known: value, agreement }) => (
        <tr key={label} className={styles[agreement]}>
          <th scope="row">
            <span className={styles.mark}>
              <Icon name={marks[agreement].icon} size={16} />
            </span>
            {label}
            <span className="sr">, {marks[agreement].text}</span>
          </th>
          <td>{row ?? <span className="dim">–</span>}</td>
          <td>{value ?? <span className="dim">–</span>}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

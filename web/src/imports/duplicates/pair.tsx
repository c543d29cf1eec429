import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { Key } from '../../components/actions/key.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { useKindWords, useProfilePath } from '../imported-kind.ts'
import { capitalized, count, miles } from '../../components/format.ts'
import { Differences } from '../check/differences.tsx'
import type { ImportRow, Resemblance } from '../import-place.ts'
import { compareFacts, knownFacts, type Agreement, type SideBySideFact } from './compare-facts.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import styles from '../imports.module.css'

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
    <Panel as="article" aria-labelledby="pair">
      <Toolbar as="header" gap="3" align="start" isWrapping={false}>
        <div aria-live="polite">
          <h3 id="pair" className="h3">
            {row.name ?? 'No name'}
          </h3>
          <p className="sm mut">{`Line ${count(row.line)} of the file. ${position} to decide.`}</p>
        </div>
        <Row gap="0" isWrapping={false}>
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
        </Row>
      </Toolbar>
      {row.problems.length > 0 && (
        <Banner tone="warn">
          <p className="sm mut">What looks wrong in this row</p>
          <ul>
            {row.problems.map((problem) => (
              <li key={problem}>{capitalized(problem)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Reasons
        reasons={known?.reasons ?? row.reasons.filter((reason) => !row.problems.includes(reason))}
        known={known}
      />
      {resembles.length > 1 && (
        <ChipList>
          {resembles.map(({ facilityId, facts }, index) => (
            <ChipButton key={facilityId} isPressed={index === match} onClick={() => onMatch(index)}>
              {facts.name}
            </ChipButton>
          ))}
        </ChipList>
      )}
      {values !== null && known !== undefined && (
        <SideBySide facts={compareFacts(values, known.facts, known.agreeing)} known={known} />
      )}
      {values !== null && known === undefined && <Facts look="tiles" facts={knownFacts(values)} />}
      {known === undefined && resemblesRow !== null && (
        <p className="mut">
          {`Looks like an earlier row of this file: ${resemblesRow.name ?? `row ${count(resemblesRow.row)}`}.`}
        </p>
      )}
      {known !== undefined && <IfSame known={known} />}
      <footer className={styles.foot}>
        <Row>
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
        </Row>
      </footer>
    </Panel>
  )
}

/** What the decision that it is the same means for the known venue. */
function IfSame({ known }: { known: Resemblance }) {
  const words = useKindWords()
  if (!known.mayChange)
    return (
      <p className="mut">
        {words(
          'If it is the same, nothing changes: others keep this venue up to date, and the row is left out.',
        )}
      </p>
    )
  if (known.differences.length + known.added.length === 0)
    return <p className="mut">{words('If it is the same, nothing changes: the venue has all of this.')}</p>
  return (
    <Panel tone="sunk" gap="2">
      <p className="sm mut">If it is the same, this changes</p>
      <Differences {...known} />
    </Panel>
  )
}

function Reasons({ reasons, known }: { reasons: readonly string[]; known: Resemblance | undefined }) {
  const words = [...reasons, known && distanceText(known)].filter((text) => text !== undefined)
  if (words.length === 0) return null
  return <p className={`sm ${styles.warning}`}>{capitalized(words.join(' · '))}</p>
}

/** `0.3 mi apart`, with how far that may be off. */
function distanceText({ miles: apart, errorMiles }: Pick<Resemblance, 'miles' | 'errorMiles'>) {
  if (apart === null) return undefined
  if (errorMiles > 0)
    return `about ${miles(apart)} apart (up to ${miles(errorMiles)} more or less: only a town or postal code is known)`
  return apart < 0.05 ? 'on the same spot' : `${miles(apart)} apart`
}

const marks = {
  agrees: { icon: 'check', text: 'agrees' },
  differs: { icon: 'x', text: 'differs' },
  alone: { icon: 'minus', text: 'only one has it' },
} as const satisfies Record<Agreement, { icon: string; text: string }>

interface SideBySideProps {
  facts: readonly SideBySideFact[]
  known: Resemblance
}

function SideBySide({ facts, known }: SideBySideProps) {
  const pathOf = useProfilePath()
  return (
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
              to={pathOf(known.facilityId)}
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
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { ProgressBar } from '../../components/display/progress-bar.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { Details } from '../../components/overlays/details.tsx'
import { count, counted } from '../../components/format.ts'
import { shortcutOf } from '../../components/shortcuts.ts'
import { useRows } from '../import-calls.ts'
import type { StepProps } from '../import-view.ts'
import type { Counts } from '../import-words.ts'
import { DecidedRows } from './decided-rows.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'
import { Pair } from './pair.tsx'
import { useKindWords } from '../imported-kind.ts'
import { useDecisions } from './use-decisions.ts'

const windowSize = 20

/** Rows that may be venues of the catalogue, decided one by one or all at once. */
export function DuplicatesStep({ place, item, to, counts }: StepProps & { counts: Counts }) {
  const words = useKindWords()
  const [at, setAt] = useState(0)
  const [match, setMatch] = useState(0)
  const decisions = useDecisions(place, item)
  const region = useRef<HTMLElement>(null)

  const start = Math.floor(at / windowSize) * windowSize
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRows(place, item.id, {
    outcome: 'doubtful',
    isDecided: false,
    offset: start,
    take: windowSize,
  })
  const queue = data?.data.filter(({ row }) => !decisions.leaving.has(row)) ?? []
  const row = queue[Math.min(at - start, queue.length - 1)]
  // The keys work at once.
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  // They still work after the pressed button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  })
  const left = counts.doubtful
  const total = left + item.decidedCount

  const move = (by: number) => {
    setAt(Math.max(0, Math.min(left - 1, at + by)))
    setMatch(0)
  }
  function decide(decision: 'same' | 'new' | 'skip') {
    if (row === undefined || (decision === 'same' && !hasMatch(row))) return
    setMatch(0)
    // The last one leaves: the one before it is next.
    if (at > 0 && at >= left - 1) setAt(at - 1)
    void decisions.decide(row, decision, row.resembles[match]?.facilityId)
  }
  const keys: Record<string, () => void> = {
    s: () => decide('same'),
    d: () => decide('new'),
    k: () => decide('skip'),
    u: () => void (decisions.last !== undefined && decisions.takeBack(decisions.last)),
    arrowleft: () => move(-1),
    arrowright: () => move(1),
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = keys[shortcutOf(event) ?? '']
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    // The keys are shortcuts of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      tabIndex={-1}
      className={styles.keys}
      aria-labelledby="duplicates"
      onKeyDown={onKeyDown}
    >
      <Stack gap="5">
        <div>
          <h2 id="duplicates" className={styles.title}>
            {words('Are these the same venues?')}
          </h2>
          <p className={styles.lead}>
            {words(
              'A row that is the same venue doesn’t add a duplicate. Each shows what would happen instead. Undecided rows are left out.',
            )}
          </p>
        </div>
        {total > 0 && (
          <Stack width="narrow">
            <ProgressBar
              label={`${count(item.decidedCount)} of ${count(total)} decided`}
              value={item.decidedCount / total}
            />
          </Stack>
        )}
        {data === undefined ? (
          isError ? (
            <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton look="block" className={styles.skeleton} />
          )
        ) : row !== undefined ? (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.passing : undefined}>
            <Pair
              row={row}
              match={match}
              position={`${count(Math.min(at, left - 1) + 1)} of ${count(left)}`}
              isFirst={at === 0}
              isLast={at >= left - 1}
              onMatch={setMatch}
              onMove={move}
              onDecide={decide}
            />
          </div>
        ) : left > 0 ? (
          // The next ones are loading.
          <Skeleton look="block" className={styles.skeleton} />
        ) : (
          <EmptyState
            title={total === 0 ? 'No duplicates' : 'Everything is decided'}
            headingLevel="h3"
            actions={
              <ButtonLink variant="primary" to={to({ step: 'import' })}>
                Next: import
              </ButtonLink>
            }
          >
            {total === 0
              ? words('Each row is clearly a new venue, or clearly one that is there already.')
              : 'You can still take decisions back below.'}
          </EmptyState>
        )}
        {left > 1 && (
          <Details summary={`Decide all ${count(left)} at once`}>
            <p className="sm mut">Rows that you have decided already stay as they are.</p>
            <Row>
              <Button isBusy={decisions.isDecidingAll} onClick={() => void decisions.decideAll('same', left)}>
                All are the same
              </Button>
              <Button isBusy={decisions.isDecidingAll} onClick={() => void decisions.decideAll('new', left)}>
                All are different
              </Button>
              <Button isBusy={decisions.isDecidingAll} onClick={() => void decisions.decideAll('skip', left)}>
                Skip all
              </Button>
            </Row>
          </Details>
        )}
        {item.decidedCount > 0 && (
          <Details summary={`${counted(item.decidedCount, 'decision')} so far`}>
            <DecidedRows
              place={place}
              item={item}
              onTakeBack={(decided) => void decisions.takeBack(decided)}
              onTakeBackAll={() => void decisions.takeBackAll()}
            />
          </Details>
        )}
      </Stack>
    </section>
  )
}

const hasMatch = ({ resembles, resemblesRow }: { resembles: readonly unknown[]; resemblesRow: unknown }) =>
  resembles.length > 0 || resemblesRow !== null

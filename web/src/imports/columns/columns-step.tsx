import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { RuledList } from '../../components/display/ruled-list.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { counted } from '../../components/format.ts'
import { useKindWords } from '../imported-kind.ts'
import { useImportWrite } from '../import-calls.ts'
import type { StepProps } from '../import-view.ts'
import type { Import } from '../import-place.ts'
import {
  choicesOf,
  columnFilters,
  columnsByFilter,
  repeatedChoices,
  repeatedConstants,
  editsOf,
  targetOf,
  type ColumnEdits,
  type ColumnFilter,
} from './column-choices.ts'
import { ColumnRow } from './column-row.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'
import { ConstantsForm } from './constants-form.tsx'

const loadOptions = () => import('./target-options.ts')

const filterLabels: Record<ColumnFilter, string> = {
  all: 'All columns',
  unknown: 'Unknown',
  used: 'Used',
  ignored: 'Ignored',
}

const shownAtOnce = 40

/** What the server found, to notice that somebody else changed it. */
const contentOf = ({ columns, constants, ignoreRest }: Import) =>
  JSON.stringify([columns.map(({ name, target }) => [name, target]), constants, ignoreRest])

/** What each column is for. */
export function ColumnsStep({ place, item, to, onChecked }: StepProps & { onChecked: () => void }) {
  const { columns, isProposed, mappingFrom } = item
  const [edits, setEdits] = useState<{ made: ColumnEdits; on: string }>()
  const [filter, setFilter] = useState<ColumnFilter>('all')
  const [shown, setShown] = useState(shownAtOnce)
  const { part: list } = useLazy(loadOptions, true)
  const words = useKindWords()
  const { attempt, isBusy } = useImportWrite(place, item.id, () =>
    item.decidedCount > 0
      ? {
          title: 'Check again?',
          text: `${counted(item.decidedCount, 'decision')} about duplicates will be discarded, because the rows may change.`,
          confirmText: 'Check again',
        }
      : undefined,
  )

  const made = edits?.made ?? editsOf(item)
  const change = (next: Partial<ColumnEdits>) =>
    setEdits({ made: { ...made, ...next }, on: edits?.on ?? contentOf(item) })
  const choices = choicesOf(columns, made)
  const twice = repeatedChoices(choices)
  const repeated = repeatedConstants(made.constants)
  const groups = columnsByFilter(columns, made)
  const visible = groups[filter]
  const isChanged = edits !== undefined
  const objection = objectionTo({ twice: twice.size + repeated.size, unknown: groups.unknown.length })

  async function check() {
    if (await attempt((calls) => calls.check({ importId: item.id, data: choices }))) onChecked()
  }

  return (
    <section aria-labelledby="columns">
      <Stack gap="5">
        <div>
          <h2 id="columns" className={styles.title}>
            What are the columns for?
          </h2>
          <p className={styles.lead}>
            {mappingFrom === null
              ? words('Each column becomes a fact about a venue, or is ignored.')
              : `Read as in ${mappingFrom}, which has the same columns.`}
          </p>
        </div>
        {isProposed && !isChanged && hasGuesses(item) && (
          <Banner tone="warn">
            Some columns are guesses. Look through them, change what’s wrong, and confirm them.
          </Banner>
        )}
        {edits !== undefined && edits.on !== contentOf(item) && (
          <Banner
            tone="warn"
            isLive
            action={<Button onClick={() => setEdits(undefined)}>Discard my changes</Button>}
          >
            Somebody else changed these columns. Your changes are on top of theirs.
          </Banner>
        )}
        <ChipList>
          {columnFilters
            .filter((each) => each === 'all' || each === filter || groups[each].length > 0)
            .map((each) => (
              <ChipButton
                key={each}
                isPressed={each === filter}
                count={groups[each].length}
                disabled={false}
                onClick={() => setFilter(each)}
              >
                {filterLabels[each]}
              </ChipButton>
            ))}
        </ChipList>
        <RuledList aria-label="Columns">
          {visible.slice(0, shown).map((column) => (
            <li key={column.name} className={styles.column}>
              <ColumnRow
                column={column}
                target={targetOf(column, made)}
                isChosen={made.targets.has(column.name)}
                isRestIgnored={made.ignoreRest}
                alsoChosen={twice.get(column.name)}
                mappingFrom={mappingFrom}
                options={list?.targetOptions(item.kind)}
                onChange={(target) => change({ targets: new Map(made.targets).set(column.name, target) })}
              />
            </li>
          ))}
        </RuledList>
        {visible.length === 0 && <p className="dim">No such columns.</p>}
        {visible.length > shown && (
          <div>
            <Button onClick={() => setShown(shown + shownAtOnce)}>
              {`Show ${counted(Math.min(shownAtOnce, visible.length - shown), 'more column')}`}
            </Button>
          </div>
        )}
        <Checkbox
          label="Ignore all unknown columns"
          hint={namesText(columns.filter((column) => targetOf(column, made) === null))}
          checked={made.ignoreRest}
          onChange={(event) => change({ ignoreRest: event.currentTarget.checked })}
        />
        <ConstantsForm
          kind={item.kind}
          constants={made.constants}
          repeated={repeated}
          onChange={(constants) => change({ constants })}
        />
        <div className={styles.foot}>
          <Row gap="3">
            {isChanged || isProposed || item.state === 'Unusable' ? (
              <Button
                variant="primary"
                isBusy={isBusy}
                aria-disabled={objection !== undefined}
                aria-describedby={objection === undefined ? undefined : 'objection'}
                onClick={objection === undefined ? () => void check() : undefined}
              >
                {isProposed && !isChanged ? 'Use these columns' : 'Check again'}
              </Button>
            ) : (
              <ButtonLink variant="primary" to={to({ step: 'check' })}>
                Next: check the rows
              </ButtonLink>
            )}
            {isChanged && (
              <Button variant="quiet" onClick={() => setEdits(undefined)}>
                Discard changes
              </Button>
            )}
            {objection !== undefined && (
              <p id="objection" className={`sm ${styles.wrong}`}>
                {objection}
              </p>
            )}
          </Row>
        </div>
      </Stack>
    </section>
  )
}

/** Whether a meaning or a value for all rows is proposed. Ignoring the rest is left to the reader. */
const hasGuesses = ({ columns, constants }: Import) =>
  constants.length > 0 || columns.some(({ recognizedBy }) => recognizedBy === 'proposal')

/** Why the columns can't be used yet. */
function objectionTo({ twice, unknown }: { twice: number; unknown: number }): string | undefined {
  if (twice > 0) return 'Two columns, or two values, are for the same fact.'
  if (unknown === 0) return undefined
  return `${counted(unknown, 'column')} ${unknown === 1 ? 'is' : 'are'} unknown. Choose a meaning, or ignore all unknown columns.`
}

const mostNamed = 6

/** `Mascot, Ward and 3 more`. */
function namesText(columns: readonly { name: string }[]): string | undefined {
  const names = columns.slice(0, mostNamed).map(({ name }) => name)
  const rest = columns.length - names.length
  return names.length === 0 ? undefined : names.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

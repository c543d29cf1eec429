import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { Details } from '../../components/overlays/details.tsx'
import { count, counted, date } from '../../components/format.ts'
import { RowTable } from '../check/row-table.tsx'
import { useImportWrite } from '../import-calls.ts'
import type { StepProps } from '../import-view.ts'
import type { Import } from '../import-place.ts'
import { outcomeWords, type Counts } from '../import-words.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'
import { useKindWords, useProfilePath } from '../imported-kind.ts'
import { undoneText, undoText } from './undo-text.ts'

/** What an import did, and how to take it back. */
export function ImportResult(props: StepProps) {
  const words = useKindWords()
  const { place, item } = props
  const { counts, importedDate, undoneDate, state, problem } = item
  return (
    <Stack gap="8">
      {problem !== null && <Banner tone="bad">{problem.text}</Banner>}
      <section aria-labelledby="result">
        <Stack>
          <h2 id="result" className={styles.title}>
            {state === 'Undone' ? 'This import was undone' : 'What was imported'}
          </h2>
          <p className={styles.lead}>
            {[
              importedDate !== null && `Imported ${date(importedDate)}`,
              undoneDate !== null && `undone ${date(undoneDate)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {counts !== null && state === 'Imported' && <Score counts={counts} />}
          {counts !== null && state === 'Imported' && counts.new > 0 && (
            <p className="sm mut">
              {place.canApprove ? (
                <>
                  {words('New venues that weren’t approved right away are in the ')}
                  <Link className="link" to="/admin">
                    approval queue
                  </Link>
                  {words('. Open a row to get to its venue.')}
                </>
              ) : (
                words(
                  'New venues are pending until an administrator approves them. Open a row to get to its venue.',
                )
              )}
            </p>
          )}
          {item.undo !== null && <UndoResult undo={item.undo} />}
          <UndoActions place={place} item={item} />
        </Stack>
      </section>
      {counts !== null && (
        <section aria-labelledby="rows">
          <Stack>
            <h2 id="rows" className={styles.title}>
              Rows of the file
            </h2>
            <RowTable {...props} counts={counts} />
          </Stack>
        </section>
      )}
    </Stack>
  )
}

const Score = ({ counts }: { counts: Counts }) => (
  <LineScore
    look="key"
    items={(['new', 'changed', 'unchanged', 'doubtful', 'refused'] as const)
      .filter((kind) => kind === 'new' || counts[kind] > 0)
      .slice(0, 4)
      .map((kind) => ({ label: outcomeWords[kind].done, value: count(counts[kind]) }))}
  />
)

function UndoResult({ undo }: { undo: NonNullable<Import['undo']> }) {
  const { keptCount, kept } = undo
  const words = useKindWords()
  const pathOf = useProfilePath()
  return (
    <Stack gap="2" width="reading">
      <p>{words(undoneText(undo))}</p>
      {keptCount > 0 && (
        <Details
          summary={words(`Why ${counted(keptCount, 'venue')} ${keptCount === 1 ? 'was' : 'were'} kept`)}
          open
        >
          <ul className={styles.list}>
            {kept.map(({ id, name, reason }) => (
              <li key={id}>
                <Link className="link" to={pathOf(id)}>
                  {name}
                </Link>
                <span className="mut">{`: ${reason}`}</span>
              </li>
            ))}
          </ul>
          {keptCount > kept.length && (
            <p className="sm mut">{`And ${count(keptCount - kept.length)} more.`}</p>
          )}
        </Details>
      )}
    </Stack>
  )
}

function UndoActions({ place, item }: Pick<StepProps, 'place' | 'item'>) {
  const { id, counts, state, undo } = item
  const words = useKindWords()
  const isForced = state === 'Undone'
  const { run, isBusy } = useImportWrite(place, id, () =>
    isForced
      ? {
          title: words('Remove the venues that were kept?'),
          text: words(
            'People use them: they are liked, claimed, reviewed or managed. Removed pages can be restored for 30 days. Updated venues that were edited since stay as they are.',
          ),
          confirmText: 'Remove them',
          isDangerous: true,
        }
      : {
          title: 'Undo this import?',
          text: words(undoText(counts)),
          confirmText: 'Undo the import',
          isDangerous: true,
        },
  )
  if (isForced && (undo === null || undo.keptCount === 0)) return null
  if (!isForced && counts !== null && counts.new + counts.changed === 0) return null

  return (
    <div>
      <Button
        icon="undo-2"
        isBusy={isBusy}
        onClick={() => run((calls) => calls.undo({ importId: id, data: { force: isForced } }))}
      >
        {isForced ? 'Remove these too' : 'Undo this import'}
      </Button>
    </div>
  )
}

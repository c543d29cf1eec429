import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { count, counted } from '../../components/format.ts'
import { useKindWords } from '../imported-kind.ts'
import { useImportWrite } from '../import-calls.ts'
import type { StepProps } from '../import-view.ts'
import { startText, type Counts } from '../import-words.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'

type StartProps = StepProps & { counts: Counts }

/** What the import will do, and its start. */
export function StartStep({ place, item, to, counts }: StartProps) {
  const words = useKindWords()
  const [skipBroken, setSkipBroken] = useState(false)
  const [approve, setApprove] = useState(false)
  const [again, setAgain] = useState(false)
  const { run, isBusy } = useImportWrite(place, item.id)
  const wasImported = item.sameFile?.state === 'Imported'
  const canStart = (counts.refused === 0 || skipBroken) && (!wasImported || again)

  if (counts.new + counts.changed === 0)
    return (
      <EmptyState
        title="Nothing to import"
        actions={
          counts.doubtful > 0 && (
            <ButtonLink variant="primary" to={to({ step: 'duplicates' })}>
              {`Decide ${counted(counts.doubtful, 'row')}`}
            </ButtonLink>
          )
        }
      >
        {counts.doubtful > 0
          ? 'All rows that could be new are undecided.'
          : counts.refused > 0
            ? 'No row can be imported. The errors name the columns and the reasons.'
            : 'Everything in this file is in the catalogue already.'}
      </EmptyState>
    )

  const start = () =>
    run((calls) =>
      calls.start({
        importId: item.id,
        // Managers of a destination may not even name the approval.
        data: { skipBroken, again, ...(place.canApprove && { approve }) },
      }),
    )

  return (
    <section aria-labelledby="start">
      <Stack gap="5" width="reading">
        <h2 id="start" className={styles.title}>
          What this import does
        </h2>
        <Effects {...{ place, item, counts, to, approve }} />
        <Stack gap="2">
          {counts.refused > 0 && (
            <Checkbox
              label={`Leave out the ${counted(counts.refused, 'row')} with errors`}
              hint="Otherwise fix the file and upload it again."
              checked={skipBroken}
              onChange={(event) => setSkipBroken(event.currentTarget.checked)}
            />
          )}
          {place.canApprove && counts.new > 0 && (
            <Checkbox
              label={words('Approve new venues right away')}
              hint="Otherwise they wait in the approval queue."
              checked={approve}
              onChange={(event) => setApprove(event.currentTarget.checked)}
            />
          )}
          {wasImported && (
            <Checkbox
              label="Import this file again"
              hint="Only what it doesn’t find any more is added."
              checked={again}
              onChange={(event) => setAgain(event.currentTarget.checked)}
            />
          )}
        </Stack>
        <Row gap="3">
          <Button
            variant="primary"
            size="l"
            isBusy={isBusy}
            aria-disabled={!canStart}
            aria-describedby={canStart ? undefined : 'why-not'}
            onClick={canStart ? start : undefined}
          >
            {words(startText(counts))}
          </Button>
          {canStart ? (
            <p className="sm mut">You can undo it afterwards.</p>
          ) : (
            <p id="why-not" className="sm mut">
              {counts.refused > 0 && !skipBroken
                ? 'Rows with errors: check the box above to leave them out.'
                : 'Check the box above to import the file again.'}
            </p>
          )}
        </Row>
      </Stack>
    </section>
  )
}

type EffectsProps = Pick<StartProps, 'place' | 'item' | 'counts' | 'to'> & { approve: boolean }

function Effects({ place, item: { outsideCount }, counts, to, approve }: EffectsProps) {
  const words = useKindWords()
  const { new: added, changed, unchanged, merged, doubtful, skipped, refused } = counts
  return (
    <RuledList>
      {added > 0 && (
        <Effect n={added} what={words(added === 1 ? 'new venue' : 'new venues')}>
          {approve
            ? 'Public right away.'
            : place.canApprove
              ? 'Pending until an administrator approves them.'
              : 'Pending until an administrator approves them. They are linked to your destination.'}
        </Effect>
      )}
      {outsideCount > 0 && (
        <Effect n={outsideCount} what="outside of the area">
          Imported like the others.{' '}
          <Link className="link" to={to({ step: 'check', isOutside: true })}>
            See them
          </Link>
        </Effect>
      )}
      {changed > 0 && (
        <Effect n={changed} what={changed === 1 ? 'update' : 'updates'}>
          Only facts that the file corrects or adds.
        </Effect>
      )}
      {unchanged > 0 && (
        <Effect n={unchanged} what="already there">
          They stay as they are.
        </Effect>
      )}
      {merged > 0 && (
        <Effect n={merged} what={merged === 1 ? 'joined row' : 'joined rows'}>
          {words('Each becomes part of another row’s venue.')}
        </Effect>
      )}
      {doubtful > 0 && (
        <Effect n={doubtful} what="not decided">
          Left out.{' '}
          <Link className="link" to={to({ step: 'duplicates' })}>
            Decide them
          </Link>
        </Effect>
      )}
      {skipped > 0 && (
        <Effect n={skipped} what="skipped">
          Left out by your decision.
        </Effect>
      )}
      {refused > 0 && (
        <Effect n={refused} what={refused === 1 ? 'error' : 'errors'}>
          These rows can’t be imported.{' '}
          <Link className="link" to={to({ step: 'check', outcome: 'refused' })}>
            See why
          </Link>
        </Effect>
      )}
    </RuledList>
  )
}

const Effect = ({ n, what, children }: { n: number; what: string; children: ReactNode }) => (
  <RuledItem>
    <span className={styles.number}>{count(n)}</span>
    <span className="semi">{what}</span>
    <span className="sm mut">{children}</span>
  </RuledItem>
)

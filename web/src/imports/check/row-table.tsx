import { outcomeKinds } from '@app/contract/rules/import-words.ts'
import { useNavigate } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Pagination } from '../../components/display/pagination.tsx'
import { RuledList } from '../../components/display/ruled-list.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { count } from '../../components/format.ts'
import { rowsPerPage, useRows } from '../import-calls.ts'
import { useKindWords } from '../imported-kind.ts'
import type { StepProps } from '../import-view.ts'
import { isImported, outcomeWords, totalOf, type Counts } from '../import-words.ts'
import { DownloadErrors } from './download-errors.tsx'
import { RowDetails } from './row-details.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'
import { Loaded } from '../../page/loaded.tsx'

/** The rows of a file, filtered by what becomes of them and by words. */
export function RowTable({ place, item, view, to, counts }: StepProps & { counts: Counts }) {
  const { outcome, isOutside, text, page, step } = view
  const words = useKindWords()
  const isDone = isImported(item.state)
  const rows = useRows(place, item.id, {
    outcome,
    ...(isOutside && { isOutside }),
    search: text,
    offset: (page - 1) * rowsPerPage,
    take: rowsPerPage,
  })
  const shown = { step, outcome, isOutside, text }
  const { outsideCount, destination } = item
  return (
    <Stack>
      <nav aria-label="Rows by outcome">
        <ChipList isScrolling>
          <ChipLink
            to={to({ ...shown, outcome: undefined, isOutside: false })}
            isPressed={outcome === undefined && !isOutside}
            isDisabled={false}
            count={totalOf(counts)}
          >
            All
          </ChipLink>
          {(outsideCount > 0 || isOutside) && (
            <ChipLink
              to={to({ ...shown, outcome: undefined, isOutside: true })}
              isPressed={isOutside}
              count={outsideCount}
            >
              Outside the area
            </ChipLink>
          )}
          {outcomeKinds
            .filter((kind) => counts[kind] > 0 || kind === outcome)
            .map((kind) => (
              <ChipLink
                key={kind}
                to={to({ ...shown, outcome: kind, isOutside: false })}
                isPressed={kind === outcome}
                count={counts[kind]}
              >
                {isDone ? outcomeWords[kind].done : outcomeWords[kind].label}
              </ChipLink>
            ))}
        </ChipList>
      </nav>
      {outcome !== undefined && <p className="sm mut">{words(outcomeWords[outcome].explanation)}</p>}
      {isOutside && (
        <p className="sm mut">
          {`Far from ${destination?.name ?? 'the destination'}, and in none of its counties and metropolitan areas. They are imported like the others.`}
        </p>
      )}
      {outcome === 'refused' && counts.refused > 0 && (
        <p>
          <DownloadErrors place={place} item={item} n={counts.refused} />
        </p>
      )}
      <RowSearch key={text} view={view} to={to} />
      <Loaded query={rows} skeleton={<Skeleton look="block" className={styles.skeleton} />}>
        {({ data, _meta: { stats } }) =>
          data.length === 0 ? (
            <EmptyState
              title="No such rows"
              headingLevel="h3"
              actions={<ButtonLink to={to({ step })}>Show all rows</ButtonLink>}
            >
              {text === undefined ? 'No row of the file ends like this.' : `No row matches “${text}”.`}
            </EmptyState>
          ) : (
            <div
              className={rows.isPlaceholderData ? styles.passing : undefined}
              aria-busy={rows.isPlaceholderData}
            >
              <Stack>
                <RuledList aria-label="Rows">
                  {data.map((row) => (
                    <li key={row.row}>
                      <RowDetails row={row} isDone={isDone} area={destination?.name} />
                    </li>
                  ))}
                </RuledList>
                {stats.count > rowsPerPage && (
                  <Pagination
                    page={page}
                    pageCount={Math.ceil(stats.count / rowsPerPage)}
                    toPage={(n) => to({ ...shown, page: n })}
                    summary={rangeText(page, data.length, stats.count)}
                  />
                )}
              </Stack>
            </div>
          )
        }
      </Loaded>
    </Stack>
  )
}

/** `Rows 51 to 100 of 1,203`. */
function rangeText(page: number, shown: number, total: number) {
  const first = (page - 1) * rowsPerPage + 1
  return `Rows ${count(first)} to ${count(first + shown - 1)} of ${count(total)}`
}

function RowSearch({ view, to }: Pick<StepProps, 'view' | 'to'>) {
  const navigate = useNavigate()
  const { step, outcome, isOutside, text } = view
  return (
    <search>
      {/* Plain form: what is searched is in the address. */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          const words = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined
          void navigate(to({ step, outcome, isOutside, text: words }), { preventScrollReset: true })
        }}
      >
        <Stack width="reading">
          <Grid columns="main end" gap="2">
            <TextField
              type="search"
              name="q"
              icon="search"
              label="Search the rows"
              isLabelHidden
              placeholder="Name, address or town"
              maxLength={100}
              defaultValue={text}
            />
            <Row isWrapping={false}>
              <Button type="submit">Search</Button>
              {text !== undefined && (
                <ButtonLink variant="quiet" to={to({ step, outcome, isOutside })} preventScrollReset>
                  Clear
                </ButtonLink>
              )}
            </Row>
          </Grid>
        </Stack>
      </form>
    </search>
  )
}

import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { shortRange } from '../../page/fit-words.ts'
import { counted } from '../../components/format.ts'
import type { ChoiceProps } from './host-filters.tsx'
import { dropWords } from './condition-words.ts'

interface NoHostsProps extends ChoiceProps {
  /** Where the request is changed. */
  changeAt: string
}

/** What to do when no host is shown: give up the condition that costs most, take another weekend, or ask for dates. */
export function NoHosts({ meta: { counts, weekends }, choice, onChoose, changeAt }: NoHostsProps) {
  const { only, change, week } = choice
  if (only !== undefined || change !== undefined)
    return (
      <EmptyState
        title="No hosts with this filter"
        headingLevel="h2"
        actions={
          <Button
            onClick={() =>
              onChoose(only === undefined ? { change: undefined, week: undefined } : { only: undefined })
            }
          >
            Show all hosts
          </Button>
        }
      />
    )
  const drop = counts.changes.find((one) => dropWords[one.change] !== undefined && one.count > 0)
  const nearest = weekends
    .filter(({ count, weeks }) => count > 0 && weeks !== week)
    .toSorted((a, b) => Math.abs(a.weeks) - Math.abs(b.weeks))[0]
  return (
    <EmptyState
      title={counts.unknown > 0 ? 'No host is known to be free' : 'No host meets all conditions'}
      headingLevel="h2"
      actions={
        <>
          {nearest && (
            <Button variant="primary" onClick={() => onChoose({ week: nearest.weeks, group: 'free' })}>
              See {counted(nearest.count, 'host')} free {shortRange(nearest.from, nearest.to)}
            </Button>
          )}
          {counts.unknown > 0 && (
            <Button onClick={() => onChoose({ group: 'unknown', week: undefined })}>
              Ask {counted(counts.unknown, 'host')} for dates
            </Button>
          )}
          {drop && (
            <Button onClick={() => onChoose({ change: drop.change, group: 'free', week: undefined })}>
              Show {counted(drop.count, 'host')}
            </Button>
          )}
          {!drop && !nearest && counts.unknown === 0 && (
            <ButtonLink icon="pencil" to={changeAt}>
              Change the request
            </ButtonLink>
          )}
        </>
      }
    >
      {drop
        ? `Without ${dropWords[drop.change]}, ${counted(drop.count, 'host')} would fit.`
        : counts.unknown === 0 && 'No host would fit without one of them either. Ask for less of two.'}
    </EmptyState>
  )
}

import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { shortRange } from '../../page/fit-words.ts'
import { counted, inSentence, listOf } from '../../components/format.ts'
import type { ChoiceProps } from './host-filters.tsx'
import { dropText } from '../../page/opened-text.ts'
import type { MatchedMeta } from './match-choice.ts'
import { nearestWeekend } from './opening-words.ts'

interface NoHostsProps extends ChoiceProps {
  sports: readonly string[]
  /** Where the request is changed. */
  changeAt: string
}

/** Whether no host of the marketplace lists the sports, whatever else is asked for. */
const isUnhosted = ({ funnel: [first] }: MatchedMeta['counts']) =>
  first?.condition === 'sport' && first.count === 0

/** What to do when no host is shown: give up the condition that costs most, take another weekend, or ask for dates. */
export function NoHosts({ meta: { counts, weekends }, choice, onChoose, sports, changeAt }: NoHostsProps) {
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
  if (isUnhosted(counts) && sports.length > 0)
    return (
      <EmptyState
        title={`No host lists ${inSentence(listOf([...sports]))}`}
        headingLevel="h2"
        actions={
          <ButtonLink icon="pencil" to={changeAt}>
            Change the sport
          </ButtonLink>
        }
      >
        Ask for a sport that is played on the same kind of space, and say in the message what you play.
      </EmptyState>
    )
  const drop = counts.changes.find((one) => dropText(one) !== undefined && one.count + one.unknown > 0)
  const dropped = drop && counted(drop.count + drop.unknown, 'host')
  const nearest = nearestWeekend(weekends, week)
  return (
    <EmptyState
      title={counts.unknown > 0 ? 'No host is known to be free' : 'No host meets all conditions'}
      headingLevel="h2"
      actions={
        <>
          {nearest && (
            <Button variant="primary" onClick={() => onChoose({ week: nearest.weeks, group: undefined })}>
              See {counted(nearest.count, 'host')} free {shortRange(nearest.from, nearest.to)}
            </Button>
          )}
          {counts.unknown > 0 && (
            <Button onClick={() => onChoose({ group: 'unknown', week: undefined })}>
              Ask {counted(counts.unknown, 'host')} for dates
            </Button>
          )}
          {drop && (
            <Button onClick={() => onChoose({ change: drop.change, group: undefined, week: undefined })}>
              Show {dropped}
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
        ? `Without ${dropText(drop)}, ${dropped} would fit.`
        : counts.unknown === 0 && 'No host would fit without one of them either. Ask for less of two.'}
    </EmptyState>
  )
}

/** Hosts are looked for around a place, so one that isn't known leaves nothing to list. */
export const UnknownPlace = ({ place, changeAt }: { place: string; changeAt: string }) => (
  <EmptyState
    title={`We couldn’t find “${place}”`}
    headingLevel="h2"
    actions={
      <ButtonLink variant="primary" icon="pencil" to={changeAt}>
        Change the place
      </ButtonLink>
    }
  >
    Name a town, a county, or a state in the United States or Canada, or leave the place empty to see hosts
    everywhere.
  </EmptyState>
)

import type { MatchCondition, MatchCounts } from '@app/contract/events/match-schema.ts'
import { changesOf } from '@app/contract/rules/match-choices.ts'
import { count, counted, signed } from '../../components/format.ts'
import { changeText, conditionText } from '../match/condition-words.ts'
import { fittingText, unknownText } from '../match/match-words.ts'
import type { RequestDraft } from '../request-draft.ts'

type Change = MatchCounts['changes'][number]

/** `+87 hosts`. */
export const differenceText = ({ difference }: Pick<Change, 'difference'>) =>
  signed(difference, (hosts) => counted(hosts, 'host'))

type Counted = Pick<MatchCounts, 'count' | 'unknown'>

/** If none is known to be free, those count of which nobody knows. */
export const shownHosts = ({ count: fitting, unknown }: Counted) => (fitting === 0 ? unknown : fitting)

/** Hosts fit, or may. */
export const shortText = ({ count: fitting, unknown }: Counted) =>
  fitting === 0 && unknown > 0 ? `${counted(unknown, 'host')} may fit` : fittingText(fitting)

interface FunnelRow {
  condition: MatchCondition | 'known'
  text: string
  left: number
  cost: number
}

/** What each condition leaves and costs, down to the hosts that fit. Those that don't say whether they are free go last. */
export function funnelRows(
  { funnel, count: fitting, unknown, reach, area }: MatchCounts,
  draft: RequestDraft,
): FunnelRow[] {
  const rows = funnel.map((step) => ({
    condition: step.condition,
    text: conditionText[step.condition](draft, { reach, area }).replace(
      /^Free /,
      step.unknown > 0 ? 'Not taken ' : 'Free ',
    ),
    left: step.count + step.unknown,
    cost: step.cost,
  }))
  return unknown === 0
    ? rows
    : [...rows, { condition: 'known', text: 'Say that they are free', left: fitting, cost: unknown }]
}

/** What the conditions of a step cost, and what the nearest change of them gives. Undefined if it makes none. */
export function costText(
  { counts, draft }: { counts: MatchCounts; draft: RequestDraft },
  conditions: readonly MatchCondition[],
): string | undefined {
  const asked = counts.funnel.filter(({ condition }) => conditions.includes(condition))
  const last = asked.at(-1)
  if (last === undefined) return undefined
  const cost = asked.reduce((sum, step) => sum + step.cost, 0)
  const unsure = last.condition === 'dates' && last.unknown > 0 ? ` ${unknownText(last.unknown)}.` : ''
  if (cost === 0) return `Costs no hosts.${unsure}`
  const near = counts.changes.find(
    ({ change, difference }) =>
      difference > 0 &&
      conditions.some((condition) => condition !== 'sport' && changesOf[condition].near === change),
  )
  const gain = near ? ` ${changeText(draft, near)}: ${differenceText(near)}.` : ''
  return `Costs ${counted(cost, 'host')} and leaves ${count(last.count + last.unknown)}.${unsure}${gain}`
}

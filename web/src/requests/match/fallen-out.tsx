import type { Event } from '@app/contract/events/event-schema.ts'
import type { MatchChange, MatchCondition, MatchCounts } from '@app/contract/events/match-schema.ts'
import { changesOf } from '@app/contract/rules/match-choices.ts'
import { Button } from '../../components/actions/button.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { count } from '../../components/format.ts'
import styles from './match.module.css'
import { conditionWords, nearText } from './condition-words.ts'
import { unknownText } from './match-words.ts'

interface FallenOutProps {
  event: Event
  counts: MatchCounts
  noun: string
  onShow: (change: MatchChange) => void
}

/** Why the other hosts for the sport don’t fit, and how many of them nearly fit. */
export function FallenOut({ event, counts, noun, onShow }: FallenOutProps) {
  const [first] = counts.funnel
  const steps = counts.funnel.filter(({ condition, cost }) => condition !== 'sport' && cost > 0)
  if (steps.length === 0) return null
  return (
    <Section
      title={`Why ${count(steps.reduce((sum, { cost }) => sum + cost, 0))} others don’t fit`}
      look="h3"
    >
      <p className="sm mut">{outOfText(counts, first?.count ?? counts.total)}</p>
      <RuledList>
        {steps.map(({ condition, cost }) => {
          const near = nearOf(counts, condition)
          return (
            <RuledItem key={condition}>
              <span className={`sm ${styles.words}`}>
                {conditionWords[condition](event, noun, counts)}{' '}
                {near && <span className="dim">{nearText(near.gain, near.change, near.fields)}</span>}
              </span>
              <b className="h3">{count(cost)}</b>
              {near && (
                <Button variant="quiet" onClick={() => onShow(near.change)}>
                  Show {count(near.gain)}
                  <span className="sr"> {conditionWords[condition](event, noun, counts)}</span>
                </Button>
              )}
            </RuledItem>
          )
        })}
      </RuledList>
    </Section>
  )
}

/** The smallest change of a condition that brings hosts back: those that it shows, which are free, or else those that don’t say so. */
function nearOf({ changes }: MatchCounts, condition: MatchCondition) {
  if (condition === 'sport') return undefined
  const { near, drop } = changesOf[condition]
  return [near, drop]
    .flatMap((wanted) => changes.filter(({ change }) => change === wanted))
    .map((one) => ({ ...one, gain: one.difference > 0 ? one.difference : one.unknown }))
    .find(({ gain }) => gain > 0)
}

/** `2 fit and 9 don’t say whether they are free, of 2,164 for the sport.` */
const outOfText = ({ count: fitting, unknown }: MatchCounts, all: number) =>
  `${count(fitting)} ${fitting === 1 ? 'fits' : 'fit'}${
    unknown === 0 ? '' : ` and ${unknownText(unknown)}`
  }, of ${count(all)} for the sport.`

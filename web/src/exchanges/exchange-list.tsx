import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Tag, type TagProps } from '../components/actions/chip.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { counted } from '../components/format.ts'
import { shortcutOf } from '../components/shortcuts.ts'
import { moment } from '../page/moment.ts'
import { outcomeNames, type Exchange } from './exchange-query.ts'

type Outcome = NonNullable<Exchange['outcome']>

/** In words, by itself and after a number. */
const outcomeTags: Record<Outcome, [string, string, TagProps['tone']]> = {
  Answered: ['Answered', 'answered', 'good'],
  NotFound: ['Nothing found', 'not found', 'warn'],
  ByRule: ['By rule', 'by rule', 'plain'],
  Stopped: ['Stopped', 'stopped', 'plain'],
  Failed: ['Failed', 'failed', 'bad'],
}

/** What became of a question, or of so many. */
export function OutcomeTag({ outcome, count }: { outcome: Outcome; count?: number | undefined }) {
  const [alone, ofMany, tone] = outcomeTags[outcome]
  return <Tag tone={tone}>{count === undefined ? alone : `${count} ${ofMany}`}</Tag>
}

const questionCount = ({ outcomes }: Exchange) =>
  Object.values(outcomes).reduce((sum, answers) => sum + answers, 0)

/** What became of the questions of an exchange. Of several, those that were answered are told only if all were. */
function OutcomeTags({ exchange }: { exchange: Exchange }) {
  const { outcomes } = exchange
  const isOne = questionCount(exchange) === 1
  const had = outcomeNames.filter((outcome) => outcomes[outcome] !== undefined)
  return (had.length === 1 ? had : had.filter((outcome) => outcome !== 'Answered')).map((outcome) => (
    <OutcomeTag key={outcome} outcome={outcome} count={isOne ? undefined : outcomes[outcome]} />
  ))
}

/** Who asked, as far as the reader may know it. */
export const askerOf = ({ userName, role }: Pick<Exchange, 'userName' | 'role'>) =>
  userName === null ? role : `${userName}, ${role}`

const whereOf = ({ destinationName, pageName }: Exchange) =>
  [
    ...(destinationName === null ? [] : [`Guide of ${destinationName}`]),
    ...(pageName === null ? [] : [`on ${pageName}`]),
  ].join(', ')

interface ExchangeListProps {
  exchanges: readonly Exchange[]
  /** The one that is shown beside the list. */
  opened: string | undefined
  toOne: (id: string) => string
}

/** J and K move between the links of the list, in which Enter opens the focused one. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { j: 1, k: -1 }[shortcutOf(event) ?? '']
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link === event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Exchanges with their first question, the newest first. */
export const ExchangeList = ({ exchanges, opened, toOne }: ExchangeListProps) => (
  // The keys are shortcuts of its links.
  <RuledList aria-label="Exchanges" onKeyDown={moveFocus}>
    {exchanges.map((exchange) => {
      const { id, question, isUnhelpful, createdDate } = exchange
      const questions = questionCount(exchange)
      return (
        <RuledItem key={id}>
          <RuledWords isLong>
            <Link
              className="link"
              to={toOne(id)}
              preventScrollReset
              aria-current={id === opened ? 'true' : undefined}
            >
              {question}
            </Link>
            <span className="xs dim">
              {[
                askerOf(exchange),
                whereOf(exchange),
                questions > 1 && counted(questions, 'question'),
                moment(createdDate),
              ]
                .filter(Boolean)
                .join('. ')}
            </span>
          </RuledWords>
          {id === opened && <Icon name="chevron-right" />}
          {isUnhelpful && <Tag tone="bad">Not helpful</Tag>}
          <OutcomeTags exchange={exchange} />
        </RuledItem>
      )
    })}
  </RuledList>
)

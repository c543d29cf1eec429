import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Tag, type TagProps } from '../components/actions/chip.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { shortcutOf } from '../components/shortcuts.ts'
import { moment } from '../page/moment.ts'
import type { Exchange } from './exchange-query.ts'

const outcomeTags: Record<NonNullable<Exchange['outcome']>, [string, TagProps['tone']]> = {
  Answered: ['Answered', 'good'],
  NotFound: ['Nothing found', 'warn'],
  ByRule: ['By rule', 'plain'],
  Stopped: ['Stopped', 'plain'],
  Failed: ['Failed', 'bad'],
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
      const { id, question, outcome, isUnhelpful, createdDate } = exchange
      const [text, tone] = outcome === null ? ['', undefined] : outcomeTags[outcome]
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
              {[askerOf(exchange), whereOf(exchange), moment(createdDate)].filter(Boolean).join('. ')}
            </span>
          </RuledWords>
          {id === opened && <Icon name="chevron-right" />}
          {isUnhelpful && <Tag tone="bad">Not helpful</Tag>}
          {text !== '' && <Tag tone={tone}>{text}</Tag>}
        </RuledItem>
      )
    })}
  </RuledList>
)

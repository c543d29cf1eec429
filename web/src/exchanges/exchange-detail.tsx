import type { ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { accountExchangeDays, visitorExchangeDays } from '@app/contract/rules/limits.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { counted, date } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { Facts } from '../platform/boxes/facts.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { joinedReads } from '../platform/calls/joined-reads.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AnswerOrigin } from '../profile/guide/answer-origin.tsx'
import { GuideAnswer } from '../profile/guide/guide-answer.tsx'
import { answeredTurns } from '../profile/guide/use-guide.ts'
import { askerOf, OutcomeTag } from './exchange-list.tsx'
import type { Exchange } from './exchange-query.ts'

const { exchanges } = calls['assistant-mgmt']

const languages = { en: 'English', es: 'Spanish', fr: 'French' }

/** The last day of an exchange. Those of visitors have no account. */
function keptUntil({ role, createdDate }: Exchange) {
  const end = new Date(createdDate)
  end.setDate(end.getDate() + (role === 'Visitor' ? visitorExchangeDays : accountExchangeDays))
  return date(end.toISOString())
}

interface ExchangeDetailProps {
  id: string
  canDelete: boolean
  /** Whether to show how answers came about. */
  hasOrigin: boolean
  /** What else can be done with it. */
  actions?: ((exchange: Exchange) => ReactNode) | undefined
  /** The list without it. */
  toList: string
}

/** An exchange: its questions and answers, who asked, and how long it is kept. */
export function ExchangeDetail({ id, canDelete, hasOrigin, actions, toList }: ExchangeDetailProps) {
  const exchange = useRead(exchanges.get, { id })
  const messages = useRead(exchanges.messages, { id, ...(hasOrigin && { debug: true }) })
  const loaded = joinedReads(
    [exchange, messages],
    () => exchange.data && messages.data && { exchange: exchange.data.data, messages: messages.data.data },
  )
  return (
    <Loaded query={loaded} errorTitle="The exchange didn’t load.">
      {(found) => (
        <Panel as="article" aria-label={found.exchange.question} gap="6">
          <div>
            <h2 className="h3">{found.exchange.question}</h2>
            <p className="sm mut">
              {`${counted(found.exchange.messageCount, 'message')}, ${moment(found.exchange.createdDate)}`}
            </p>
          </div>
          <Turns messages={found.messages} />
          <Facts
            facts={[
              { label: 'Asked by', value: askerOf(found.exchange) },
              ...(found.exchange.pageName === null
                ? []
                : [{ label: 'From', value: found.exchange.pageName }]),
              { label: 'Language', value: languages[found.exchange.language] },
              { label: 'Kept until', value: keptUntil(found.exchange) },
            ]}
          />
          {(canDelete || actions) && (
            <Row>
              {actions?.(found.exchange)}
              {canDelete && <DeleteExchange id={id} toList={toList} />}
            </Row>
          )}
        </Panel>
      )}
    </Loaded>
  )
}

const Turns = ({ messages }: { messages: readonly ExchangeMessage[] }) => (
  <Stack gap="6">
    {answeredTurns(messages).map((turn) => {
      const { id, outcome, feedback, debug } = turn.message
      return (
        <Stack key={id} gap="3">
          <GuideAnswer turn={turn} />
          {outcome !== null && (
            <Row>
              <OutcomeTag outcome={outcome} />
            </Row>
          )}
          {feedback?.isHelpful != null && (
            <p className="sm">
              {[feedback.isHelpful ? 'Helpful' : 'Not helpful', feedback.reason, feedback.text]
                .filter((text) => text !== null)
                .join('. ')}
            </p>
          )}
          {debug && <AnswerOrigin debug={debug} />}
        </Stack>
      )
    })}
  </Stack>
)

function DeleteExchange({ id, toList }: { id: string; toList: string }) {
  const navigate = useNavigate()
  const { run, isBusy } = useWrite(exchanges.remove, {
    confirm: () => ({
      title: 'Delete this exchange?',
      text: 'Its questions and answers are deleted at once, for everybody.',
      confirmText: 'Delete',
      isDangerous: true,
    }),
    // Before the lists are fetched again, because it isn't there any longer.
    onDone: async () => navigate(toList, { preventScrollReset: true }),
    touches: [exchanges.search, exchanges.mySearch, exchanges.unanswered],
    done: 'The exchange is deleted.',
    failed: 'Not deleted.',
  })
  return (
    <Button variant="quiet" icon="trash-2" isBusy={isBusy} onClick={() => run({ id })}>
      Delete
    </Button>
  )
}

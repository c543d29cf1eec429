import type { AssistantLimits, AssistantUse } from '@app/contract/assistants/assistant-routes.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { Link } from 'react-router'
import { LineScore } from '../components/display/line-score.tsx'
import { Table } from '../components/display/table.tsx'
import { count, date } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

const { assistants } = calls['assistant-mgmt']

/** The latest days, with a row for each destination. */
const mostRows = 100

const dollars = (amount: number) => moneyText(Math.round(amount * 100), 'USD')

/** What the configured model answered and cost, for administrators. */
export function ModelUse() {
  const limits = useRead(assistants.limits, {})
  return (
    <Section title="Use of the model">
      <Loaded query={limits} errorTitle="The limits didn’t load.">
        {({ data }) =>
          data.model === null ? (
            <p className="mut">
              {`No model is configured. The built-in engine answers, up to ${count(data.questions)} questions a day from an account or a network.`}
            </p>
          ) : (
            <Stack gap="5">
              <Limits limits={data} />
              <Days />
            </Stack>
          )
        }
      </Loaded>
    </Section>
  )
}

const budgetNote = (most: number | undefined) => (most === undefined ? 'no budget' : `of ${dollars(most)}`)

function Limits({ limits: { model, questions, answers, budget, spent } }: { limits: AssistantLimits }) {
  return (
    <Stack gap="3">
      <LineScore
        look="key"
        items={[
          { label: 'Spent today', value: dollars(spent.day), note: budgetNote(budget?.day) },
          { label: 'This month', value: dollars(spent.month), note: budgetNote(budget?.month) },
          ...(answers === null
            ? []
            : [
                { label: 'An account', value: count(answers.account), note: 'answers a day' },
                { label: 'A network', value: count(answers.network), note: 'answers a day' },
                { label: 'A destination', value: count(answers.destination), note: 'answers a day' },
                { label: 'In all', value: count(answers.all), note: 'answers a day' },
              ]),
        ]}
      />
      <p className="sm mut">
        {`${model} answers up to these limits. Beyond them the built-in engine does, up to ${count(questions)} questions a day from an account or a network.`}
      </p>
    </Stack>
  )
}

const destinationOf = ({ destinationId, destinationName }: AssistantUse) =>
  destinationName === null ? (
    'Deleted destination'
  ) : (
    <Link className="link" to={profilePath(kinds.destination, destinationId)}>
      {destinationName}
    </Link>
  )

function Days() {
  const use = useRead(assistants.use, { take: mostRows })
  return (
    <Loaded query={use} errorTitle="The use didn’t load.">
      {({ data }) =>
        data.length === 0 ? (
          <p className="mut">Nothing was asked of the model yet.</p>
        ) : (
          <Table
            caption="Use of the model by day and destination"
            isStacking
            hasLabels
            head={[
              { label: 'Day (UTC)' },
              { label: 'Destination' },
              { label: 'Answers', isNumeric: true },
              { label: 'Fallbacks', isNumeric: true },
              { label: 'Tokens read', isNumeric: true },
              { label: 'Tokens written', isNumeric: true },
              { label: 'Cost', isNumeric: true },
            ]}
            rows={data.map((row) => ({
              key: `${row.day} ${row.destinationId}`,
              cells: [
                date(row.day),
                destinationOf(row),
                count(row.answers),
                count(row.fallbacks),
                count(row.tokensRead),
                count(row.tokensWritten),
                dollars(row.cost),
              ],
            }))}
          />
        )
      }
    </Loaded>
  )
}

import { exchanges, type Exchange } from '@app/contract/assistants/exchange-schema.ts'
import { questionColumns } from '@app/contract/columns/question-columns.ts'
import { sql } from 'kysely'
import type { Scope } from '../../../patterns/children.ts'
import { exportHandler, type ExportInput } from '../../../patterns/exports/export-source.ts'
import { conditions, ordering, type ChildFilter } from '../../../patterns/filter-sql.ts'
import type { Call } from '../../../platform/http/call.ts'
import { hadOutcome, hasText } from './found-in-messages.ts'
import { readMessages } from './messages.ts'

/** A question, and the message that answers it. */
interface ExportedQuestion extends Pick<Exchange, 'destinationName' | 'pageName' | 'role' | 'language'> {
  id: string
  exchangeId: string
  question: string
  askedDate: Date
  answerId: string | null
}

const { item, sort } = exchanges

/** The questions `q` of exchanges `t` that a filter finds, with their answers `m`: of the text and outcomes that it names, if any. */
function foundQuestions({ condition }: Scope, { outcome, text, ...filter }: ChildFilter = {}) {
  const found = [condition, hadOutcome(outcome), hasText(text), ...conditions(filter, item.shape, [])]
  return {
    from: sql`derived.exchange_item t
      join exchange_message q on q.exchange_id = t.id and q.author = 'Asker'
      left join exchange_message m on m.exchange_id = t.id and m.turn = q.turn and m.author = 'Assistant'
      where ${sql.join(found, sql` and `)}`,
    order: sql`${ordering(filter['sort'], sort, item.shape)}, q.turn`,
  }
}

/** Exports the questions of exchanges, with the answers as the reader may see them. */
export const questionsExport = <I extends ExportInput<ChildFilter>>(
  scopeOf: (input: I, call: Call) => Scope,
) =>
  exportHandler<I>({
    columns: questionColumns,
    name: () => 'questions',
    ids: async (input, call) => {
      const { from, order } = foundQuestions(scopeOf(input, call), input.data.filter)
      const { rows } = await sql<{ id: string }>`select q.id from ${from} order by ${order}`.execute(call.db)
      return { ids: rows.map(({ id }) => id) }
    },
    items: async (input, call, { ids }) => {
      const { from } = foundQuestions(scopeOf(input, call), input.data.filter)
      const { rows } = await sql<ExportedQuestion>`
        select q.id, t.id as "exchangeId", q.text as question, q.created_date as "askedDate", m.id as "answerId", q.language, t.role,
          t.destination_name as "destinationName", t.page_name as "pageName"
        from ${from} and q.id = any (${ids}::uuid[])`.execute(call.db)
      const answerIds = rows.map(({ answerId }) => answerId)
      const answers = await readMessages(call, sql`m.id = any (${answerIds}::uuid[])`)
      const answered = new Map(answers.map((answer) => [answer.id, answer]))
      const found = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = found.get(id)
        if (!row) return []
        const answer = answered.get(row.answerId ?? '')
        return {
          ...row,
          askedDate: row.askedDate.toISOString(),
          answer: [answer?.remark, answer?.text].filter(Boolean).join(' '),
          outcome: answer?.outcome ?? null,
          isHelpful: answer?.feedback?.isHelpful ?? null,
        }
      })
    },
  })

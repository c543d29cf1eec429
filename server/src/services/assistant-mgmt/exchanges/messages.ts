import type {
  AnswerDebug,
  ExchangeMessage,
  Sentence,
  Source,
} from '@app/contract/assistants/answer-schema.ts'
import { profileKinds } from '@app/contract/owners.ts'
import { sql, type RawBuilder } from 'kysely'
import { visibleTo } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { EarlierTurn, Memory } from '../guide/guide-turn.ts'
import type { Turn } from './open-exchange.ts'

type Answer = Pick<ExchangeMessage, 'text' | 'sentences' | 'sources' | 'places'>

/** A message as it is stored: the text of an answer is that of its sentences. */
interface StoredMessage extends Omit<ExchangeMessage, 'text' | 'createdDate'> {
  text: string | null
  createdDate: Date
  turn: number
  memory: Memory | null
  suggestions: string[]
}

/** Messages that a condition on `m` finds, with what the team learns of how they came about if `debug` is set. */
async function storedMessages(
  call: Pick<Call, 'db'>,
  condition: RawBuilder<unknown>,
  debug = false,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage & { debug: AnswerDebug | null }>`
    select m.id, m.author, m.text, m.sentences, m.remark, m.sources, m.places, m.language, m.outcome, m.searched,
      case when m.is_helpful is not null then
        json_build_object('isHelpful', m.is_helpful, 'reason', m.feedback_reason, 'text', m.feedback_text) end as feedback,
      m.created_date as "createdDate", case when ${debug}::boolean then m.debug end as debug, m.turn, m.memory, m.suggestions
    from exchange_message m where ${condition} order by m.turn, m.author`.execute(call.db)
  return rows
}

const onPages = [...profileKinds, 'document', 'story', 'ownAnswer'] as const

/** Whether it is on a page or in a story, which may be hidden later. */
const isRead = ({ kind, id }: Source): boolean => id !== null && onPages.some((name) => name === kind)

/** The pages and stories of answers that the caller may see now: one that was hidden since leaves them. */
async function visiblePages(call: Call, messages: readonly Pick<Answer, 'sources' | 'places'>[]) {
  const ids = messages.flatMap(({ sources, places }) => [
    ...sources.flatMap((source) => (isRead(source) && source.id !== null ? [source.id] : [])),
    ...places.map(({ id }) => id),
  ])
  if (ids.length === 0) return new Set<string>()
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p where p.id = any (${[...new Set(ids)]}::uuid[]) and ${visibleTo(call, 'p')}
    union all select s.id from story s where s.id = any (${[...new Set(ids)]}::uuid[]) and derived.audience_of_story(s) = 'public'`.execute(
    call.db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What is left of an answer without pages that aren't visible: sentences only with all of their sources. */
function withVisible<A extends Pick<Answer, 'sentences' | 'sources' | 'places'>>(
  answer: A,
  visible: ReadonlySet<string>,
): A {
  const sources = answer.sources.filter(
    (source) => !isRead(source) || (source.id !== null && visible.has(source.id)),
  )
  const numbers = new Set(sources.map(({ number }) => number))
  return {
    ...answer,
    sources,
    sentences: answer.sentences.filter((sentence) => sentence.sources.every((number) => numbers.has(number))),
    places: answer.places.filter(({ id, source }) => visible.has(id) && numbers.has(source)),
  }
}

export const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')

function shown({ turn: _turn, memory: _memory, suggestions: _suggestions, ...message }: StoredMessage) {
  return {
    ...message,
    text: message.text ?? textOf(message.sentences),
    createdDate: message.createdDate.toISOString(),
  }
}

/** Messages as the caller reads them. */
export async function readMessages(
  call: Call,
  condition: RawBuilder<unknown>,
  debug = false,
): Promise<ExchangeMessage[]> {
  const stored = await storedMessages(call, condition, debug)
  const visible = await visiblePages(call, stored)
  return stored.map((message) => shown(withVisible(message, visible)))
}

const mostEarlier = 6

/** The last turns of an exchange that were answered before another one. */
export async function earlierTurns(call: Call, { exchangeId, turn }: Turn): Promise<EarlierTurn[]> {
  const stored = await storedMessages(
    call,
    sql`m.exchange_id = ${exchangeId} and m.turn in (
      select a.turn from exchange_message a where a.exchange_id = ${exchangeId} and a.turn < ${turn} and a.author = 'Assistant'
      order by a.turn desc limit ${mostEarlier})`,
  )
  const visible = await visiblePages(call, stored)
  return stored.flatMap((answer) => {
    if (answer.author === 'Asker') return []
    const question = stored.find((other) => other.author === 'Asker' && other.turn === answer.turn)
    const left = withVisible(answer, visible)
    return [{ question: question?.text ?? '', answer: textOf(left.sentences), memory: answer.memory }]
  })
}

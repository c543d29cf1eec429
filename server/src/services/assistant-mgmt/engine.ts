import type { AssistantLimits, GuideEngine } from '@app/contract/assistants/assistant-routes.ts'
import { sql } from 'kysely'
import type { Call } from '../../platform/http/call.ts'
import type { ModelSettings } from '../../platform/model-configuration.ts'

/** What answers questions. Without a model, our own engine does. */
export interface Engine {
  model: ModelSettings | undefined
  /** How many questions somebody may ask a day. */
  questions: number
}

const millionth = 1_000_000

async function readSpent({ db }: Call): Promise<AssistantLimits['spent']> {
  const { rows } = await sql<AssistantLimits['spent']>`
    select coalesce(sum(cost) filter (where day = derived.today()), 0)::float8 / ${millionth} as day,
      coalesce(sum(cost), 0)::float8 / ${millionth} as month
    from assistant_use where day >= date_trunc('month', derived.today())`.execute(db)
  return rows[0] ?? { day: 0, month: 0 }
}

export const readLimits = async (call: Call, { model, questions }: Engine): Promise<AssistantLimits> => ({
  model: model?.model ?? null,
  questions,
  answers: model?.answers ?? null,
  budget: model?.budget ?? null,
  spent: await readSpent(call),
})

export async function readEngine(
  call: Call,
  destinationId: string,
  { model, questions }: Engine,
): Promise<GuideEngine> {
  const { rows } = await sql<Pick<GuideEngine, 'answeredToday' | 'fallbacksToday'>>`
    select answers as "answeredToday", fallbacks as "fallbacksToday" from assistant_use
    where day = derived.today() and destination_id = ${destinationId}`.execute(call.db)
  const spent = await readSpent(call)
  const budget = model?.budget
  return {
    model: model?.model ?? null,
    questions,
    answers: model?.answers.destination ?? null,
    ...(rows[0] ?? { answeredToday: 0, fallbacksToday: 0 }),
    isSpent: budget !== undefined && (spent.day >= budget.day || spent.month >= budget.month),
  }
}

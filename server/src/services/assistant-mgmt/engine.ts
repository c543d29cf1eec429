import type { AssistantLimits, GuideEngine } from '@app/contract/assistants/assistant-routes.ts'
import { sql } from 'kysely'
import type { Call } from '../../platform/http/call.ts'
import type { ModelSettings } from '../../platform/model-configuration.ts'
import { isSpent, readSpent } from './guide/provider/model-use.ts'

/** What answers questions. Without a model, our own engine does. */
export interface Engine {
  model: ModelSettings | undefined
  /** How many questions somebody may ask a day. */
  questions: number
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
  const budget = model?.budget
  return {
    model: model?.model ?? null,
    questions,
    answers: model?.answers.destination ?? null,
    ...(rows[0] ?? { answeredToday: 0, fallbacksToday: 0 }),
    isSpent: budget !== undefined && isSpent(await readSpent(call), budget),
  }
}

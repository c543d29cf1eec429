import type { Api } from '@app/contract/api.ts'
import type { Answered } from '@app/contract/assistants/assistant-routes.ts'
import { destinationIds } from './destinations.ts'
import type { GuideQuestion } from './questions.ts'

export interface GuideReply extends Answered {
  /** Until the first sentence came, and until the whole answer, in ms. */
  firstWordsMs: number
  wholeMs: number
}

/** Asks the questions of an exchange one after the other. Returns the reply to the last one. */
export async function ask(
  api: Api,
  { destination, questions }: Pick<GuideQuestion, 'destination' | 'questions'>,
): Promise<GuideReply> {
  let last: GuideReply | undefined
  for (const question of questions) {
    const start = performance.now()
    let first: number | undefined
    const onEvent = ({ type }: { type: string }) => {
      if (type === 'sentence') first ??= performance.now() - start
    }
    const exchangeId = last?.exchangeId ?? undefined
    const input = { id: destinationIds[destination], data: { question, ...(exchangeId && { exchangeId }) } }
    const { data } = await api['assistant-mgmt'].assistants.tourGuide.ask(input, { onEvent })
    const wholeMs = performance.now() - start
    last = { ...data, firstWordsMs: first ?? wholeMs, wholeMs }
  }
  if (!last) throw new Error('There is no question.')
  return last
}

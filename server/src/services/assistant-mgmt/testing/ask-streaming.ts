import { AnswerEvent } from '@app/contract/assistants/answer-schema.ts'
import { Answered } from '@app/contract/assistants/assistant-routes.ts'
import { One } from '@app/contract/envelope.ts'
import { eventStreamType } from '@app/contract/client.ts'
import { readEvents } from '@app/contract/event-stream.ts'

const Reply = One(Answered)

/** Asks a guide, and is told the answer while it is made. */
export async function askStreaming(
  origin: string,
  destinationId: string,
  data: object,
  { token, mailedKey, signal }: { token?: string; mailedKey?: string; signal?: AbortSignal } = {},
) {
  const reply = await fetch(
    `${origin}/assistant-mgmt/api/assistants/destinations/${destinationId}/tour-guide`,
    {
      method: 'POST',
      headers: {
        accept: eventStreamType,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(mailedKey !== undefined && { 'mailed-key': mailedKey }),
      },
      body: JSON.stringify({ data }),
      ...(signal && { signal }),
    },
  )
  const events: AnswerEvent[] = []
  const { isProblem, body } = await readEvents(reply.body!, {
    onEvent: (event) => events.push(AnswerEvent.parse(event)),
  })
  return { events, isProblem, answered: isProblem ? undefined : Reply.parse(body).data }
}

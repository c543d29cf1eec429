import type { FastifyError, FastifyRequest } from 'fastify'
import { eventStreamType } from '@app/contract/client.ts'
import { problem } from '../errors.ts'
import { refusalOf } from './send-problem.ts'

/**
 * The reply of a route with `events`: what is told while it is made, and at last the reply itself. A caller who goes away ends the generator,
 * whose `finally` keeps what there is.
 */
export class EventReply<Event = unknown, Reply = unknown> {
  readonly steps: AsyncGenerator<Event, Reply, undefined>

  constructor(steps: AsyncGenerator<Event, Reply, undefined>) {
    this.steps = steps
  }

  /** The reply, for callers who don't want to be told. */
  async whole(): Promise<Reply> {
    for (;;) {
      const { done, value } = await this.steps.next()
      if (done) return value
    }
  }
}

export const acceptsEvents = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.accept?.includes(eventStreamType) === true

interface Checks {
  check(event: unknown): void
  /** The JSON of the reply. */
  text(reply: unknown): string
}

const dataLine = (json: string) => `data: ${json}\n\n`

/** The lines of a stream of server-sent events. What fails after the first line is the last event, since the status was sent. */
export async function* eventLines(
  { steps }: EventReply,
  request: Pick<FastifyRequest, 'id' | 'log'>,
  { check, text }: Checks,
): AsyncGenerator<string, void, undefined> {
  try {
    let step = await steps.next()
    for (; !step.done; step = await steps.next()) {
      check(step.value)
      yield dataLine(JSON.stringify(step.value))
    }
    yield `event: reply\n${dataLine(text(step.value))}`
  } catch (error) {
    const refusal = refusalOf(error as FastifyError)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'a stream of events failed')
    yield `event: problem\n${dataLine(JSON.stringify(problem(refusal, request.id)))}`
  } finally {
    await steps.return(undefined)
  }
}

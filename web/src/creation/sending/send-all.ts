import { ApiProblem, reasonOf } from '../../api/problem.ts'
import type { PartToSend } from './parts-to-send.ts'

export type PartState =
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  | { state: 'done' }
  | { state: 'failed'; reason: string }

type OnState = (id: string, state: PartState) => void

const concurrency = 4

/** An earlier request created it, but its response was lost and its key has expired. */
const existsAlready = (error: unknown) => error instanceof ApiProblem && error.status === 409

/** The server describes problems of a file in whole sentences. */
const reasonFor = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file' ? error.message : reasonOf(error)

async function sendOne({ id, send }: PartToSend, onState: OnState): Promise<boolean> {
  onState(id, { state: 'sending', part: 0 })
  try {
    await send((part) => onState(id, { state: 'sending', part }))
  } catch (error) {
    if (!existsAlready(error)) {
      onState(id, { state: 'failed', reason: reasonFor(error) })
      return false
    }
  }
  onState(id, { state: 'done' })
  return true
}

/** Sends all parts, reports the state of each, and returns whether all succeeded. */
export async function sendAll(parts: readonly PartToSend[], onState: OnState): Promise<boolean> {
  const others = parts.filter(({ isPicture }) => !isPicture).values()
  const sendInTurn = async (from: Iterable<PartToSend>) => {
    let isComplete = true
    for (const part of from) isComplete = (await sendOne(part, onState)) && isComplete
    return isComplete
  }
  // Pictures are sent one after another, since they are listed in the order of their creation.
  const pictures = sendInTurn(parts.filter(({ isPicture }) => isPicture))
  const results = await Promise.all([
    pictures,
    ...Array.from({ length: concurrency }, () => sendInTurn(others)),
  ])
  return results.every(Boolean)
}

import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import type { PartToSend } from './parts-to-send.ts'

export type PartState =
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  | { state: 'done' }
  | { state: 'failed'; reason: string }

type Tell = (id: string, state: PartState) => void

const lanes = 4

/** There already: an earlier sending, whose answer was lost for longer than keys are kept, has brought it. */
const isThere = (error: unknown) => error instanceof ApiProblem && error.status === 409

/** Of a file the server tells in a whole sentence. */
const reasonFor = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file' ? error.message : reasonOf(error)

async function sendOne({ id, send }: PartToSend, tell: Tell): Promise<boolean> {
  tell(id, { state: 'sending', part: 0 })
  try {
    await send((part) => tell(id, { state: 'sending', part }))
  } catch (error) {
    if (!isThere(error)) {
      tell(id, { state: 'failed', reason: reasonFor(error) })
      return false
    }
  }
  tell(id, { state: 'done' })
  return true
}

/** Sends all of the parts and tells of each what becomes of it; whether all of them arrived. */
export async function sendAll(parts: readonly PartToSend[], tell: Tell): Promise<boolean> {
  const pictures = parts.filter(({ kind }) => kind === 'picture')
  const others = parts.filter(({ kind }) => kind !== 'picture')
  const waiting = others.values()
  const lane = async (from: Iterable<PartToSend>) => {
    let isWhole = true
    for (const part of from) isWhole = (await sendOne(part, tell)) && isWhole
    return isWhole
  }
  // Pictures stand in the order they came in, so they take turns.
  const ended = await Promise.all([lane(pictures), ...Array.from({ length: lanes }, () => lane(waiting))])
  return ended.every(Boolean)
}

import { readEvents } from '@app/contract/event-stream.ts'
import { failureWords, isAborted } from './failure-words.ts'
import { isProblem } from './is-problem.ts'
import { ApiProblem, NetworkError } from './problem.ts'

/** Tells the events of a reply, and returns the reply. */
export async function readStream(body: ReadableStream<Uint8Array>, onEvent: (event: never) => void) {
  const end = await readEvents(body, { onEvent }).catch((error: unknown) => {
    if (isAborted(error)) throw error
    throw new NetworkError(failureWords(error), { cause: error })
  })
  if (end.isProblem && isProblem(end.body)) throw new ApiProblem(end.body)
  return end.body
}

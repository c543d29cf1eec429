import { loadClient } from '../api/load-api.ts'
import { accessToken } from '../api/session.ts'
import { saveBlob } from '../platform/save-blob.ts'

/** Called with the bytes that were received so far. */
type OnReceived = (bytes: number) => void

/** Saves a file that only the person who is signed in may read. Rejects with the reason if it ends before it is complete. */
export async function saveFile(path: string, name: string, onReceived?: OnReceived): Promise<void> {
  const token = await accessToken()
  const headers = token === null ? undefined : { authorization: `Bearer ${token}` }
  const reply = await answered(fetch(path, headers && { headers }))
  if (!reply.ok) throw await refusalOf(reply)
  saveBlob(await answered(counted(reply, onReceived).blob()), name)
}

/** Pages that save files have loaded what explains failures, because they have called the API before. */
const answered = <T>(request: Promise<T>) =>
  request.catch(async (error: unknown): Promise<never> => {
    throw (await loadClient()).unansweredError(error)
  })

async function refusalOf(reply: Response): Promise<Error> {
  const body: unknown = await reply.json().catch(() => undefined)
  return (await loadClient()).refusedError(reply.status, body)
}

/** The same reply, which reports how much of it has arrived. */
function counted(reply: Response, onReceived: OnReceived = () => {}): Response {
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      onReceived(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(reply.body?.pipeThrough(counter), { headers: reply.headers })
}

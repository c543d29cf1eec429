import { accessToken } from '../api/session.ts'
import { saveBlob } from '../platform/save-blob.ts'

/** Called with the bytes that were received so far. */
type OnReceived = (bytes: number) => void

/** Saves a file that only the person who is signed in may read. Rejects if it ends before it is complete. */
export async function saveFile(path: string, name: string, onReceived?: OnReceived): Promise<void> {
  const token = await accessToken()
  const reply = await fetch(path, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`The file could not be read: ${reply.status}.`)
  saveBlob(await counted(reply, onReceived).blob(), name)
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

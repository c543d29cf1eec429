interface SentEvent {
  /** Empty for what is told before the reply, then `reply` or `problem`. */
  name: string
  data: unknown
}

/** The texts of a stream, as they come in. Not all browsers iterate over streams. */
async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      yield decoder.decode(part.value, { stream: true })
  } finally {
    // After the last event nobody reads on.
    await reader.cancel().catch(() => {})
  }
}

const fieldOf = (line: string) => {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 2)] as const
}

/** The events of a reply, as they come in. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent, void, undefined> {
  let rest = ''
  for await (const text of textsOf(body)) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(fieldOf))
      yield { name: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') }
    }
  }
}

/** What ended a stream: the reply, or the problem that came in its place. */
export interface StreamEnd {
  isProblem: boolean
  body: unknown
}

/** Events are what the route of the reply declares, which types of callers say. */
interface EventListener {
  onEvent(event: unknown): void
}

/** Tells the events of a reply, and returns its end. Throws if the connection broke before it. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  listener: EventListener,
): Promise<StreamEnd> {
  for await (const { name, data } of eventsOf(body)) {
    if (name !== '') return { isProblem: name === 'problem', body: data }
    listener.onEvent(data)
  }
  throw new TypeError('The connection ended before the reply.')
}

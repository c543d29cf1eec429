// The JSON protocol of SignalR, version 1. A frame is a JSON object that ends with a record separator.

export const recordSeparator = '\x1e'

const frame = (message: object) => JSON.stringify(message) + recordSeparator

export const handshakeReply = frame({})
export const pingFrame = frame({ type: 6 })

export const handshakeError = (error: string) => frame({ error })

/** Calls a method of the client. Build it once for all receivers. */
export const invocationFrame = (target: string, args: readonly unknown[]) =>
  frame({ type: 1, target, arguments: args })

export interface CloseReason {
  error?: string
  /** Whether the client should connect again. */
  allowReconnect?: boolean
}

export const closeFrame = (reason: CloseReason) => frame({ type: 7, ...reason })

/** What a client sent, by what the hub does about it. */
export type Received = 'alive' | 'close' | 'invocation' | 'broken'

/** Reads a frame without its separator. Unknown types are ignored, as the protocol demands. */
export function readFrame(text: string): Received {
  const message = parseObject(text)
  if (typeof message?.type !== 'number') return 'broken'
  if (message.type === 1 || message.type === 4) return 'invocation'
  return message.type === 7 ? 'close' : 'alive'
}

/** Returns what is wrong with a handshake. Undefined if nothing is. */
export function handshakeProblem(text: string): string | undefined {
  const message = parseObject(text)
  if (message?.protocol === 'json' && message.version === 1) return undefined
  return 'This hub supports version 1 of the JSON protocol only.'
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { sessionEvents, sessionHubPath } from '@app/contract/users/session-hub.ts'
import { onTestFinished } from 'vitest'

interface SessionClientParts {
  token: string
  /** Of the server. */
  origin: string
  transport?: HttpTransportType | undefined
}

/** The official client of somebody, with the events that it received. */
export async function sessionClient({
  token,
  origin,
  transport = HttpTransportType.WebSockets,
}: SessionClientParts) {
  const connection = new HubConnectionBuilder()
    .withUrl(origin + sessionHubPath, { transport, accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .withAutomaticReconnect([0, 100, 500, 1000])
    .build()
  const received: [string, ...unknown[]][] = []
  for (const event of sessionEvents)
    connection.on(event, (...args: unknown[]) => void received.push([event, ...args]))
  let isClosed = false
  connection.onclose(() => (isClosed = true))
  onTestFinished(() => connection.stop())
  await connection.start()
  return {
    connection,
    received,
    isClosed: () => isClosed,
    sequences: () => received.flatMap(([event, ...args]) => (event === 'Notify' ? [args[3]] : [])),
  }
}

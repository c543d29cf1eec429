import { createServer, type RequestListener } from 'node:http'

/** Another program's calendar, at an address of this machine. Tests say what it replies with. */
export async function calendarSource() {
  const requests: { path: string | undefined; etag: string | undefined }[] = []
  let listener: RequestListener = (_request, reply) => reply.end()
  const server = createServer((request, reply) => {
    requests.push({ path: request.url, etag: request.headers['if-none-match'] })
    listener(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the calendar has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    reply: (next: RequestListener) => {
      listener = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A calendar with an event of two hours on each of these days, such as `20310602`, at 14:00 in UTC. */
export const calendarOf = (days: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${day}`,
      `DTSTART:${day}T140000Z`,
      `DTEND:${day}T160000Z`,
      'SUMMARY:Secret practice',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { httpCollector } from './http-collector.ts'

const at = '2027-03-12T16:05:00.000Z'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(at) })
})
afterEach(() => vi.useRealTimers())

type Answer = (response: ServerResponse) => void
const ok: Answer = (response) => response.writeHead(204).end()
const hang: Answer = () => {}

/** A collector on this machine, which keeps what it receives. */
async function startCollector(answer: Answer = ok) {
  const received: unknown[] = []
  const collector = { answer, received, origin: '', headers: {} as Record<string, unknown>, closed: 0 }
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) collector.closed++
    })
    collector.headers = request.headers
    const receive = async () => {
      received.push(JSON.parse(await text(request)))
      collector.answer(response)
    }
    void receive()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  collector.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return collector
}

function openPort(url: string) {
  const port = httpCollector(url)
  onTestFinished(() => port.close())
  return port
}

/**
 * Waits by the real clock until a check passes. `expect.poll` and `vi.waitFor` move the faked clock at every try, so how
 * far it has come would depend on the machine's load.
 */
async function eventually(check: () => void) {
  for (let tries = 500; ; tries--) {
    try {
      check()
      return
    } catch (error) {
      if (tries === 0) throw error
      await sleep(10)
    }
  }
}

const view = (path: string, userId: string | null = null) => ({ type: 'page-view', at, userId, path })

test('sends page views', async () => {
  const collector = await startCollector()
  openPort(collector.origin).pageViewed('/facilities/marketplace')
  await eventually(() => expect(collector.received).toEqual([{ events: [view('/facilities/marketplace')] }]))
})

test('sends the user id once, and with the page views from then on', async () => {
  const collector = await startCollector()
  const port = openPort(collector.origin)
  port.userChanged('local|1')
  port.userChanged('local|1')
  port.pageViewed('/home')
  port.userChanged(null)
  port.pageViewed('/')
  const events = () => collector.received.flatMap((batch) => Object(batch).events)
  await eventually(() =>
    expect(events()).toEqual([{ type: 'user', at, userId: 'local|1' }, view('/home', 'local|1'), view('/')]),
  )
})

test('sends text without cookies and without the address of the page', async () => {
  const collector = await startCollector()
  openPort(collector.origin).pageViewed('/')
  await eventually(() => expect(collector.headers['content-type']).toBe('text/plain;charset=UTF-8'))
  expect([collector.headers.cookie, collector.headers.referer]).toEqual([undefined, undefined])
})

test('a collector that hangs gets one request, which is canceled after 10 seconds', async () => {
  // Of the platform, so not faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000)
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const collector = await startCollector(hang)
  const port = openPort(collector.origin)
  for (let n = 0; n < 100; n++) port.pageViewed(`/${n}`)
  await eventually(() => expect(collector.received).toEqual([{ events: [view('/0')] }]))
  await vi.advanceTimersByTimeAsync(9999)
  expect(collector.closed).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await eventually(() => expect(collector.closed).toBe(1))
  expect(collector.received).toHaveLength(1)
})

test('after a failure, waits a minute and sends the newest 20 events', async () => {
  const collector = await startCollector((response) => response.destroy())
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const port = openPort(collector.origin)
  port.pageViewed('/lost')
  await eventually(() => expect(fetched.mock.settledResults[0]?.type).toBe('rejected'))
  for (let n = 0; n < 100; n++) port.pageViewed(`/${n}`)
  collector.answer = ok
  await vi.advanceTimersByTimeAsync(59_000)
  expect(collector.received).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  await eventually(() => expect(collector.received).toHaveLength(2))
  expect(collector.received[1]).toEqual({
    events: Array.from({ length: 20 }, (_, n) => expect.objectContaining({ path: `/${n + 80}` })),
  })
})

test('a collector that is down throws nothing', async () => {
  const port = openPort('http://127.0.0.1:1')
  expect(() => port.pageViewed('/')).not.toThrow()
  await vi.advanceTimersByTimeAsync(200_000)
})

test('a page that closes sends the rest, even while a request hangs', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  const collector = await startCollector(hang)
  const port = openPort(collector.origin)
  port.pageViewed('/1')
  await eventually(() => expect(collector.received).toHaveLength(1))
  port.pageViewed('/2')
  port.pageViewed('/3')
  page.dispatchEvent(new Event('pagehide'))
  await eventually(() => expect(collector.received).toHaveLength(2))
  expect(collector.received[1]).toEqual({
    events: ['/2', '/3'].map((path) => expect.objectContaining({ path })),
  })
})

test('sends nothing after it was closed, and cancels what hangs', async () => {
  const collector = await startCollector(hang)
  const port = openPort(collector.origin)
  port.pageViewed('/1')
  port.pageViewed('/2')
  await eventually(() => expect(collector.received).toHaveLength(1))
  port.close()
  port.pageViewed('/3')
  await eventually(() => expect(collector.closed).toBe(1))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(collector.received).toHaveLength(1)
})

import { openSession } from '@app/identity/testing/session-cookies.ts'
import { chromium, type BrowserContext, type Page, type Request } from '@playwright/test'
import { ensureChromium } from '../../../scripts/chromium.mjs'
import { compare, median, type Figure } from '../figures.ts'
import { mainThreadTime, waitForIdle } from '../interactions.ts'
import type { Shot } from '../load.ts'
import { audience, clientId } from '../sides.ts'
import { createConversation, fillConversation, password, type TwoServers } from './two-servers.ts'

const runs = 3
const messageCount = 100_000
/** As many as the page fetches at first. */
const windowSize = 50
const atMost = 1.5

interface Opening {
  /** CPU ms of the page's main thread, from a click in the list of conversations. */
  click: number
  /** The calls of the click that are about the conversation. */
  shots: Shot[]
}

async function open(context: BrowserContext, origin: string, id: string, isEmpty: boolean): Promise<Opening> {
  const page = await context.newPage()
  const shown = () =>
    (isEmpty ? page.getByText('No messages yet. Write') : page.getByRole('article').first()).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${origin}groups`)
  const link = page.locator(`a[href*="${id}"]`).first()
  await link.hover()
  await waitForIdle(page)
  const { shots, stop } = recordShots(page, id)
  const from = await mainThreadTime(session)
  await page.mouse.down()
  await page.mouse.up()
  await shown()
  await waitForIdle(page)
  const click = (await mainThreadTime(session)) - from
  stop()
  await page.close()
  return { click, shots }
}

function recordShots(page: Page, id: string) {
  const shots: Shot[] = []
  const onRequest = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    const body = request.postData()
    if (pathname.includes(`/api/groups/${id}`))
      shots.push({ method: request.method(), path: pathname + search, ...(body !== null && { body }) })
  }
  page.on('request', onRequest)
  return { shots, stop: () => page.off('request', onRequest) }
}

/** What opening a conversation of 100,000 messages costs the browser and the server, compared with an empty one. */
export async function openingFigures(servers: TwoServers): Promise<Figure[]> {
  const { side, origin, members } = servers
  const [reader] = members
  if (!reader) throw new Error('A conversation needs members.')
  const long = await createConversation(members, 'A long conversation')
  const short = await createConversation(members, 'A short conversation')
  const empty = await createConversation(members, 'An empty conversation')
  await fillConversation(servers, long, messageCount)
  await fillConversation(servers, short, windowSize)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const rounds: Record<'long' | 'short' | 'empty', Opening>[] = []
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const login = { email: reader.email, password, clientId, audience }
    await context.addCookies(await openSession(new URL(origin).origin, login))
    for (let run = 0; run <= runs; run++) {
      const round = {
        long: await open(context, origin, long, false),
        short: await open(context, origin, short, false),
        empty: await open(context, origin, empty, true),
      }
      rounds.push(round)
      const words = Object.entries(round).map(([name, { click }]) => `${name} ${click.toFixed(0)}`)
      console.log(`CPU ms of a click: ${words.join(', ')}`)
    }
  } finally {
    await browser.close()
  }
  const [first, ...measured] = rounds
  const name = `opening a conversation of ${messageCount}`
  const browserFigure = (other: 'empty' | 'short', what: string): Figure => ({
    what,
    ours: median(measured.map((round) => round.long.click)),
    yardstick: median(measured.map((round) => round[other].click)),
    ratio: median(measured.map((round) => round.long.click / round[other].click)),
    atMost,
    unit: 'CPU ms, browser',
  })
  const reading = { ...side, pids: servers.pids, headers: { authorization: `Bearer ${reader.token}` } }
  const shotsOf = (id: 'long' | 'empty') => (n: number) => {
    const shots = first?.[id].shots ?? []
    const shot = shots[n % shots.length]
    if (!shot) throw new Error('The page called nothing.')
    return shot
  }
  return [
    browserFigure('empty', `${name} from the list, vs. an empty one`),
    browserFigure('short', `${name} from the list, vs. one of ${windowSize}`),
    await compare(
      `${name}: its calls, vs. an empty one`,
      atMost,
      [reading, shotsOf('long')],
      [reading, shotsOf('empty')],
      100,
    ),
  ]
}

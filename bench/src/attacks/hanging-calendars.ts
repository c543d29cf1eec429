import { createServer, type RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { apiOf } from '../api.ts'
import type { Figure } from '../figures.ts'
import type { Shot, Target } from '../load.ts'
import type { OpenSide } from '../sides.ts'
import { observe } from './bystanders.ts'
import { createFacility } from './facilities.ts'

const port = 55_308
const pages = 2
const perPage = 10
const pollMs = 50
const warmUpMs = 4000
const observedMs = 6000

async function calendarServer(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the calendar has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const emptyCalendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'

/** Twenty calendars of one owner that never answer: what others notice, and how long the calendar of another page takes beside them. */
export async function hangingCalendars(
  open: OpenSide,
  attacker: (target: Target) => Promise<Record<string, string>>,
  calls: (n: number) => Shot,
): Promise<Figure[]> {
  const hanging = await calendarServer(() => {})
  const quick = await calendarServer((_request, reply) => reply.end(emptyCalendar))
  const side = await open(port, {
    CALENDAR_ORIGINS: `${hanging.origin} ${quick.origin}`,
    NEW_ACCOUNT_HOURS: '0',
  })
  const owner = { ...side, headers: await attacker(side) }
  const made: { remove(): Promise<void> }[] = []
  const facilityOf = async (target: Target) => {
    const facility = await createFacility(target)
    made.push(facility)
    return facility.id
  }
  const follow = (target: Target, ownerId: string, url: string) =>
    apiOf(target)['facility-mgmt'].facilities.calendar.subscriptions.create({
      ownerId,
      data: { name: 'Calendar', url, spaceId: null },
    })
  try {
    const other = await facilityOf(side)
    // A server that just started is slower, also at what the attack does: its first calendars are others'.
    await observe(side, calls, async () => {
      for (let at = 0; at < perPage / 2; at++) await follow(side, other, `${quick.origin}/${at}.ics`)
      await pause(warmUpMs)
    })
    const earlier = await observe(side, calls, () => pause(observedMs))
    let waited = Number.NaN
    const during = await observe(side, calls, async () => {
      const observed = pause(observedMs)
      for (let page = 0; page < pages; page++) {
        const ownerId = await facilityOf(owner)
        for (let at = 0; at < perPage; at++) await follow(owner, ownerId, `${hanging.origin}/${at}.ics`)
      }
      const from = performance.now()
      await follow(side, other, `${quick.origin}/school.ics`)
      const { subscriptions } = apiOf(side)['facility-mgmt'].facilities.calendar
      while ((await subscriptions.list({ ownerId: other })).data.some(({ isReading }) => isReading))
        await pause(pollMs)
      waited = (performance.now() - from) / 1000
      await observed
    })
    const what = `${pages * perPage} calendars that hang: `
    return [
      {
        what: `${what}p99 of others`,
        ours: during.p99,
        yardstick: earlier.p99,
        ratio: during.p99 / earlier.p99,
        atMost: 2,
        unit: 'ms',
      },
      { what: `${what}the calendar of another page`, ours: waited, atMost: 3, unit: 's' },
      { what: `${what}failed calls of others`, ours: during.failed, atMost: 0, unit: 'calls' },
    ]
  } finally {
    for (const { remove } of made) await remove()
    await side.stop()
    hanging.close()
    quick.close()
  }
}

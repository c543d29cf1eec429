import { openSession } from '@app/identity/testing/session-cookies.ts'
import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../../../scripts/chromium.mjs'
import { costOf, median, type Figure } from '../figures.ts'
import { mainThreadTime, waitForIdle } from '../interactions.ts'
import { audience, clientId } from '../sides.ts'
import { createCalendar, password, query, type CalendarServer } from './calendar-server.ts'

const runs = 7
const spaceCount = 40
const bookingCount = 5000
const day = '2027-04-14'

/** 40 spaces with 5,000 bookings in April 2027, of 90 minutes each and with a buffer. Some are dates of series. */
export async function fillMonth(server: CalendarServer) {
  const { ownerId, unitIds } = await createCalendar(server, 'A month of 40 spaces', spaceCount)
  await query(
    server,
    `with booked as (
       select uuidv7() as id, ($2::uuid[])[1 + n % ${spaceCount}] as unit_id, n,
         (timestamp '2027-04-01 08:00' + (n / ${spaceCount} / 5) * interval '1 day' + (n / ${spaceCount} % 5) * interval '2 hours 15 minutes')
           at time zone 'America/New_York' as starts
       from generate_series(0, $3::int - 1) n),
     entries as (
       insert into calendar_entry (id, owner_id, kind, title, starts, ends, buffer_minutes, series_id)
       select id, $1, 'Booking', 'U' || 8 + n % 11 || ' league', starts, starts + interval '90 minutes', 15,
         case when n % 3 = 0 then md5('series ' || n % 90)::uuid end
       from booked)
     insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
     select id, unit_id, tstzrange(starts, starts + interval '105 minutes'), false from booked`,
    [ownerId, unitIds, bookingCount],
  )
  await query(server, 'vacuum analyze calendar_entry, calendar_occupancy')
  return { ownerId, unitIds }
}

/** A page at a path, with the first manager logged in and its CPU time measured. */
export async function openPage(browser: Browser, { origin, email }: CalendarServer, path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(await openSession(new URL(origin).origin, { email, password, clientId, audience }))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(origin + path)
  return { context, page, session }
}

/** A page in the week of the calendar. */
export async function openWeek(browser: Browser, server: CalendarServer, ownerId: string) {
  const opened = await openPage(browser, server, `facilities/${ownerId}/calendar?day=${day}`)
  const { page } = opened
  await page
    .getByRole('button', { name: /^U\d+ league/ })
    .first()
    .waitFor()
  await waitForIdle(page)
  return opened
}

export const launchBrowser = async () =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })

// In the page, because queries of the driver cost as much as the month.
const watchMonth = `
  globalThis.monthShown = new Promise((resolve) => {
    const observer = new MutationObserver(() => document.querySelector('[data-space] svg') && resolve())
    observer.observe(document.querySelector('main'), { childList: true, subtree: true })
  })
  undefined`

/** What a month costs the server and the browser, from the click on "Month" until it is painted. */
export async function monthFigures(server: CalendarServer): Promise<Figure[]> {
  const { ownerId } = await fillMonth(server)
  const path = `/facility-mgmt/api/facilities/${ownerId}/calendar`
  const clicks: number[] = []
  let shot = ''
  const browser = await launchBrowser()
  try {
    for (let run = 0; run <= runs; run++) {
      const { context, page, session } = await openWeek(browser, server, ownerId)
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname === path) shot = pathname + search
      })
      // The first press on any page loads the code that shows toasts, which isn't part of a month.
      await page.getByRole('heading', { level: 1 }).click()
      await page.getByText('Month', { exact: true }).hover()
      await waitForIdle(page)
      await page.evaluate(watchMonth)
      const from = await mainThreadTime(session)
      await page.mouse.down()
      await page.mouse.up()
      await page.evaluate('monthShown')
      await waitForIdle(page)
      clicks.push((await mainThreadTime(session)) - from)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  console.log(`CPU ms of the browser for a month: ${clicks.map((click) => click.toFixed(0)).join(', ')}`)
  // The first one compiles scripts.
  const [, ...measured] = clicks
  const ofBrowser = median(measured)
  const [manager = {}] = server.managers
  const side = { ...server.side, headers: { ...manager, 'accept-encoding': 'br' } }
  const ofServer = await costOf(side, 30, () => ({ method: 'GET', path: shot }))
  const what = `a month of ${spaceCount} spaces with ${bookingCount} bookings`
  return [
    { what: `${what}: browser`, ours: ofBrowser, unit: 'CPU ms' },
    { what: `${what}: server and database`, ours: ofServer, unit: 'CPU ms' },
    { what: `${what}: together`, ours: ofBrowser + ofServer, atMost: 100, unit: 'CPU ms' },
  ]
}

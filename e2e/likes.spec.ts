import { expect, type Page } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import { fillLogIn, logIn } from './log-in.ts'
import { cards, visitHydrated, withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { api, allApis, origin } = openSite()

test.use({ viewport: withoutMap })

const newOrganizer = () => newAccount('Marcus Ellingsford')

const heart = (page: Page, place = 0) =>
  cards(page)
    .nth(place)
    .getByRole('button', { name: /^Like / })
const isLiked = (page: Page, place = 0) => expect(heart(page, place)).toHaveAttribute('aria-pressed', 'true')
const isNotLiked = (page: Page, place = 0) =>
  expect(heart(page, place)).toHaveAttribute('aria-pressed', 'false')

async function pressAsVisitor(page: Page, place = 0) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), heart(page, place).click()])
  return popup
}

test('keeps both likes of a visitor once they have logged in', async ({ page }) => {
  const organizer = await newOrganizer()
  await visitHydrated(page, '?sport=Fencing&sort=name')
  const popup = await pressAsVisitor(page)
  await heart(page, 1).click()
  await fillLogIn(popup, organizer)
  await isLiked(page)
  await isLiked(page, 1)
  await isNotLiked(page, 2)
  await expect.poll(async () => (await (await api(organizer)).facilities.liked.list({})).data.length).toBe(2)
  await page.reload()
  await isLiked(page)
  await heart(page).click()
  await isNotLiked(page)
})

test('a closed login popup leaves no like, not even after a later login', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/likes')) sent.push(request.url())
  })
  await visitHydrated(page, '?sport=Fencing&sort=name')
  await (await pressAsVisitor(page)).close()
  await expect(page.getByText('Popup closed')).toBeVisible()
  await logIn(page, await newOrganizer())
  const known = page.waitForResponse((reply) => reply.url().includes('/my/liked'))
  await page.reload()
  await known
  await isNotLiked(page)
  expect(sent).toEqual([])
})

test('a like without a connection is sent by the page that opens after the connection is back', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const organizer = await newOrganizer()
  await signIn(page, organizer)
  const known = page.waitForResponse((reply) => reply.url().includes('/my/liked'))
  await visitHydrated(page, '?sport=Fencing&sort=name')
  await known
  await page.context().setOffline(true)
  await heart(page).click()
  const stored = async () => page.evaluate<string[]>('Object.keys(localStorage)')
  const kept = expect.stringContaining('reaction/facility/')
  await expect.poll(stored).toContainEqual(kept)
  // The page is gone before there is a connection.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/likes')) sent.push(request.url())
  })
  await visitHydrated(page, '?sport=Fencing&sort=name')
  await expect.poll(async () => (await (await api(organizer)).facilities.liked.list({})).data.length).toBe(1)
  await isLiked(page)
  await expect.poll(stored).not.toContainEqual(kept)
  await page.reload()
  await isLiked(page)
  expect(sent).toHaveLength(1)
})

test('section 4: liking an event and following an organization refetch it and the list', async ({ page }) => {
  await signIn(page, await newOrganizer())
  const { events, organizations } = (await allApis())['event-mgmt']
  const [liked, followed] = await Promise.all([
    events.search({ data: {}, take: 1 }),
    organizations.search({ data: {}, take: 1 }),
  ])
  const pages = [
    ...liked.data.map(({ id }) => [`/events/${id}`, '/events/my/liked', 'Like'] as const),
    ...followed.data.map(
      ({ id }) => [`/organizations/${id}`, '/organizations/my/followed', 'Follow'] as const,
    ),
  ]
  expect(pages).toHaveLength(2)
  for (const [path, list, verb] of pages) {
    const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${verb}`) })
    await page.goto(origin + path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    const refetched = [path, list].map(async (end) =>
      page.waitForResponse(
        (reply) => reply.request().method() === 'GET' && new URL(reply.url()).pathname.endsWith(end),
      ),
    )
    await button.click()
    await Promise.all(refetched)
  }
})

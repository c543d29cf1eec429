import { expect, type Page } from '@playwright/test'
import { cards, visitAlive } from './market.ts'
import { fillLogIn, logIn, openSite, test } from './site.ts'

const organizer = 'organizer@demo.example'
const { api } = openSite()

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

test.beforeEach(async () => {
  const { facilities } = await api(organizer)
  const { data } = await facilities.liked.list({ take: 100 })
  for (const { id } of data) await facilities.likes.removeMine({ ownerId: id })
})

test('what a visitor liked, one facility or two, is kept once they have logged in', async ({ page }) => {
  await visitAlive(page, '?sport=Fencing&sort=name')
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

test('a log-in that was given up likes nothing, then or later', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/likes')) sent.push(request.url())
  })
  await visitAlive(page, '?sport=Fencing&sort=name')
  await (await pressAsVisitor(page)).close()
  await expect(page.getByText('Popup closed')).toBeVisible()
  await logIn(page, organizer)
  const known = page.waitForResponse((reply) => reply.url().includes('/my/liked'))
  await page.reload()
  await known
  await isNotLiked(page)
  expect(sent).toEqual([])
})

test('a window that is closed and opened again at once ends in the like', async ({ page }) => {
  await visitAlive(page, '?sport=Fencing&sort=name')
  await (await pressAsVisitor(page)).close()
  await fillLogIn(await pressAsVisitor(page), organizer)
  await isLiked(page)
})

test('a like that is refused is undone and said so', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await visitAlive(page, '?sport=Fencing&sort=name')
  await logIn(page, organizer)
  await page.route('**/likes*', (route) => route.abort())
  await heart(page).click()
  await expect(page.getByText('The like was not kept.')).toBeVisible()
  await isNotLiked(page)
})

import { expect, type Browser, type Page } from '@playwright/test'
import { field, log, person, saying, write, type Person } from './conversations.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

const dayMs = 86_400_000

/** A group in which the founder has written. */
async function groupOf(founder: Person, name: string, others: readonly Person[], text: string) {
  const memberIds = others.map(({ id }) => id)
  const { id } = (await founder.api.groups.create({ data: { name, memberIds } })).data
  await write(founder, id, text)
  return id
}

async function memberOf(ownerId: string, { api, id }: Person) {
  const { data } = await api.groups.members.list({ ownerId })
  return data.find(({ userId }) => userId === id)?.id ?? ''
}

/** A browser whose clock is a day late until it wakes up, so that what it gets then is fresh for its clock. */
async function sleepyBrowser(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.clock.install({ time: Date.now() - dayMs })
  const sockets = new Set<{ close(): Promise<void> }>()
  let isAsleep = false
  await context.routeWebSocket(/\/hub\/users\/session/, (socket) => {
    if (isAsleep) {
      void socket.close()
      return
    }
    const server = socket.connectToServer()
    sockets.add(socket)
    socket.onClose(() => {
      sockets.delete(socket)
      void server.close()
    })
  })
  return {
    context,
    async sleep() {
      isAsleep = true
      await context.setOffline(true)
      for (const socket of sockets) await socket.close()
    },
    async wakeUp() {
      await context.clock.fastForward(dayMs)
      isAsleep = false
      await context.setOffline(false)
    },
  }
}

const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' })
const row = (page: Page, name: string) => conversations(page).getByRole('listitem').filter({ hasText: name })

async function send(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Opens the options of a row or a message, and chooses one. */
async function choose(page: Page, within: ReturnType<typeof row>, role: 'menuitem' | 'button', name: string) {
  await within.hover()
  await within.getByRole('button', { name: /^Options of/ }).click()
  await page.getByRole(role, { name }).click()
}

/** The words of each row, without times and what only the pointer shows. */
const rowsOf = async (page: Page) => conversations(page).getByRole('listitem').allInnerTexts()

/** The numbers and the words of the messages that are shown. */
const shownIn = (page: Page) =>
  log(page)
    .locator('li[data-sequence]')
    .evaluateAll((rows) =>
      rows.map((each) => [
        Number(each.getAttribute('data-sequence')),
        each.querySelector('article p, p')?.textContent ?? '',
      ]),
    )

test('a browser that slept for a day shows what another one did meanwhile, and loses and doubles nothing', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(180_000)
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /status of 404/, /WebSocket/)
  const [ann, bo, cy] = [await person('Ann Okafor'), await person('Bo Lindqvist'), await person('Cy Abara')]
  const regatta = await groupOf(bo, 'Regatta', [ann], 'First')
  const own = await write(ann, regatta, 'A mistake')
  const left = await groupOf(bo, 'Left group', [ann], 'Courts?')
  await groupOf(bo, 'Unread group', [ann], 'Bleachers?')
  await groupOf(bo, 'Archived group', [ann], 'Parking?')

  const sleeper = await sleepyBrowser(browser)
  const sleeping = await sleeper.context.newPage()
  await openAs(sleeping, ann.email, `${origin}/groups/${regatta}`)
  await expect(saying(sleeping, 'A mistake')).toBeVisible()
  await expect(conversations(sleeping).getByRole('listitem')).toHaveCount(4)
  await expect(row(sleeping, 'Unread group')).toContainText('unread')
  const second = await sleeper.context.newPage()
  await openAs(second, ann.email, `${origin}/groups/${left}`)
  await expect(saying(second, 'Courts?')).toBeVisible()
  await openAs(page, ann.email, `${origin}/groups/${regatta}`)
  await expect(saying(page, 'A mistake')).toBeVisible()

  await sleeper.sleep()
  await send(sleeping, 'Written before sleeping')
  await send(second, 'For the group that is left')
  for (const each of [sleeping, second])
    await expect(each.getByText('Waiting for the connection')).toBeVisible()

  await test.step('the other browser reads, archives and deletes, and the person is removed from a group', async () => {
    await row(page, 'Unread group').getByRole('link').click()
    await expect(saying(page, 'Bleachers?')).toBeVisible()
    await expect(row(page, 'Unread group')).not.toContainText('unread')
    await choose(page, row(page, 'Archived group'), 'menuitem', 'Archive')
    await expect(row(page, 'Archived group')).toHaveCount(0)
    await row(page, 'Regatta').getByRole('link').click()
    await choose(page, saying(page, 'A mistake'), 'button', 'Delete…')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(saying(page, 'This message was deleted.')).toBeVisible()
    await bo.api.groups.members.remove({ ownerId: left, id: await memberOf(left, ann) })
    await expect(row(page, 'Left group')).toHaveCount(0)
  })

  await test.step('others write, edit, rename and add', async () => {
    for (let n = 1; n <= 12; n++) await write(bo, regatta, `While asleep ${n}`)
    const { data } = await bo.api.groups.messages.filtered({ ownerId: regatta, data: { sequence: 1 } })
    await bo.api.groups.messages.update({
      ownerId: regatta,
      id: data[0]?.id ?? '',
      patch: [{ op: 'replace', path: '/text', value: 'First, edited' }],
    })
    await bo.api.groups.update({
      id: regatta,
      patch: [{ op: 'replace', path: '/name', value: 'Regatta 2027' }],
    })
    await bo.api.groups.members.create({ ownerId: regatta, data: { userId: cy.id } })
    await expect(log(page).getByText('Bo Lindqvist added Cy Abara')).toBeVisible()
  })

  await sleeper.wakeUp()

  await test.step('everything is there once, in order, and what was written before sleeping comes last', async () => {
    await expect(log(sleeping).getByText('Bo Lindqvist added Cy Abara')).toBeVisible({ timeout: 30_000 })
    await expect(sleeping.getByText('Waiting for the connection')).toHaveCount(0, { timeout: 30_000 })
    const texts = [
      'First, edited',
      'This message was deleted.',
      ...Array.from({ length: 12 }, (_, n) => `While asleep ${n + 1}`),
      'Bo Lindqvist renamed the group to “Regatta 2027”',
      'Bo Lindqvist added Cy Abara',
      'Written before sleeping',
    ]
    await expect
      .poll(async () => (await shownIn(sleeping)).map(([sequence]) => sequence), { timeout: 30_000 })
      .toEqual(texts.map((_, at) => at + 1))
    for (const [at, [, text]] of (await shownIn(sleeping)).entries()) expect(text).toContain(texts[at])
    await expect(sleeping.getByRole('heading', { name: 'Regatta 2027' })).toBeVisible()
    const { data } = await bo.api.groups.messages.list({ ownerId: regatta, take: 100 })
    expect(data.filter(({ text }) => text === 'Written before sleeping')).toHaveLength(1)
    expect(data.find(({ id }) => id === own.id)?.text).toBe('')
  })

  await test.step('the list is as in the other browser', async () => {
    await page.reload()
    await expect(row(page, 'Regatta 2027')).toContainText('Written before sleeping')
    await expect(conversations(page).getByRole('listitem')).toHaveCount(2)
    const truth = await rowsOf(page)
    await expect.poll(async () => rowsOf(sleeping), { timeout: 30_000 }).toEqual(truth)
    await sleeping.getByText('Archived', { exact: true }).click()
    await expect(row(sleeping, 'Archived group')).toBeVisible()
  })

  await test.step('the group that was left is gone, with what was to be sent to it', async () => {
    await expect(second.getByText('You were removed from this group, or it was deleted.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(row(second, 'Left group')).toHaveCount(0)
    await bo.api.groups.members.create({ ownerId: left, data: { userId: ann.id } })
    await expect(row(second, 'Left group')).toBeVisible({ timeout: 30_000 })
    const { data } = await bo.api.groups.messages.list({ ownerId: left })
    expect(data.map(({ text, event }) => event?.kind ?? text)).toEqual(['added', 'removed', 'Courts?'])
  })
  await sleeper.context.close()
})

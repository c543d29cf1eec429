import { expect, type Browser, type Page } from '@playwright/test'
import { choose, conversation, field, log, messages, person, saying, stored } from './conversations.ts'
import { openAs } from './log-in.ts'
import { grayPicture } from './one-pixel.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

/** Two people in a group, in two browsers. */
async function twoPeople(browser: Browser, page: Page, name: string) {
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const { id } = (await ann.api.groups.create({ data: { name, memberIds: [bo.id] } })).data
  const context = await browser.newContext()
  const other = await context.newPage()
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await openAs(other, bo.email, `${origin}/home`)
  return { ann, bo, id, other, close: () => context.close() }
}

const inBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messaging/ })

async function send(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('two people write, reply, edit, react and mention', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const { other, close } = await twoPeople(browser, page, 'Spring Invitational')

  await test.step('a message arrives, and a dot in the bar says so', async () => {
    await send(page, 'Ten courts? See https://courts.example/plan')
    await expect(stored(page, 'Ten courts?')).toBeAttached()
    await other.goto(`${origin}/home`)
    await expect(inBar(other)).toHaveAccessibleName(/unread messages/)
    await inBar(other).click()
    const row = other.getByRole('listitem').filter({ hasText: 'Spring Invitational' })
    await expect(row).toContainText('Ann: Ten courts?')
    await row.getByRole('link').click()
    await expect(saying(other, 'Ten courts?').getByRole('link')).toHaveAttribute(
      'href',
      'https://courts.example/plan',
    )
    await expect(inBar(other)).not.toHaveAccessibleName(/unread/)
  })

  await test.step('who has read it is told below it', async () => {
    await expect(page.getByText('Seen by Bo Lindqvist')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('a reply quotes it, with a mention from the list', async () => {
    await choose(other, 'Ten courts?', 'Reply')
    await field(other).pressSequentially('Yes @An')
    await expect(other.getByRole('option', { name: 'Ann Okafor' })).toBeVisible()
    await field(other).press('Enter')
    await field(other).press('Enter')
    await expect(saying(other, 'Yes @Ann Okafor')).toContainText('Ten courts?')
    await expect(saying(page, 'Yes @Ann Okafor')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('an edited message says so, and its reply quotes it as it is now', async () => {
    await choose(page, 'courts.example', 'Edit')
    await page.getByLabel('Edit your message').fill('Twelve courts?')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(saying(page, 'Twelve courts?').first()).toContainText('Edited')
    await expect(saying(other, 'Twelve courts?').first()).toContainText('Edited', { timeout: 20_000 })
    await expect(saying(other, 'Yes @Ann Okafor')).toContainText('Twelve courts?')
  })

  await test.step('a reaction is counted', async () => {
    await choose(other, 'Twelve courts?', 'React with 👍')
    await expect(other.getByRole('button', { name: '👍 1 by you' })).toBeVisible()
    await expect(page.getByRole('button', { name: '👍 1 by Bo Lindqvist' })).toBeVisible({ timeout: 20_000 })
  })

  await test.step('a picture is uploaded and sent', async () => {
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: grayPicture })
    await expect(page.getByRole('button', { name: 'Remove court.png' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(messages(page).getByRole('link', { name: /^Image 1 of 1/ })).toBeVisible()
  })
  await close()
})

test('what is written while the connection is lost is stored once', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const id = await conversation(ann, bo)
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await send(page, 'Before')
  await expect(stored(page, 'Before')).toBeAttached()

  await context.setOffline(true)
  await send(page, 'First, without a connection')
  await send(page, 'Second, without a connection')
  await expect(page.getByText('Waiting for the connection').first()).toBeVisible()
  await context.setOffline(false)
  await expect(stored(page, 'Second')).toBeAttached()
  await expect(page.getByText('Waiting for the connection')).toHaveCount(0)

  const found = (await bo.api.groups.messages.list({ ownerId: id })).data
  expect(found.map(({ text }) => text)).toEqual([
    'Second, without a connection',
    'First, without a connection',
    'Before',
  ])
})

test('a conversation is archived, taken back, and its draft is kept', async ({ page }) => {
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const data = { clientId: crypto.randomUUID(), text: 'Is Friday free?' }
  const { id } = (await bo.api.users.message({ userId: ann.id, data })).data
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await field(page).fill('Not sent yet')
  await page.reload()
  await expect(field(page)).toHaveValue('Not sent yet')

  const row = page.getByRole('listitem').filter({ hasText: 'Is Friday free?' }).first()
  await row.hover()
  await row.getByRole('button', { name: 'Options of Bo Lindqvist' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('a group is made of people of the directory, and who is removed finds nothing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 40[34]/)
  const name = `Zephyrine ${crypto.randomUUID().slice(0, 8)}`
  const ann = await person('Ann Okafor')
  const first = await person(`${name} One`)
  await person(`${name} Two`)
  await openAs(page, ann.email, `${origin}/groups`)
  await page.getByRole('button', { name: 'New message' }).first().click()
  const people = page.getByRole('dialog').getByLabel('People')
  await people.click()
  for (const last of ['One', 'Two']) {
    await page.getByRole('combobox').fill(`${name} ${last}`)
    await page.getByRole('option', { name: `${name} ${last}` }).click()
  }
  await page.getByLabel('Group name').fill('Directory group')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByRole('heading', { name: 'Directory group' })).toBeVisible()
  await expect(page.getByText('No messages yet. Write the first one.')).toBeVisible()
  await send(page, 'Welcome')
  await expect(stored(page, 'Welcome')).toBeAttached()

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { data: members } = await ann.api.groups.members.list({ ownerId: id })
  expect(members).toHaveLength(3)
  const promoted = members.find(({ userId }) => userId === first.id)?.id ?? ''
  await ann.api.groups.members.update({
    ownerId: id,
    id: promoted,
    patch: [{ op: 'replace', path: '/role', value: 'manager' }],
  })
  const own = members.find(({ userId }) => userId === ann.id)?.id ?? ''
  await first.api.groups.members.remove({ ownerId: id, id: own })
  await expect(page.getByRole('heading', { name: 'This conversation isn’t here' })).toBeVisible({
    timeout: 20_000,
  })
})

test('a long conversation opens at its end, and its older messages are found', async ({ page }) => {
  test.setTimeout(120_000)
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const id = await conversation(ann, bo)
  for (let n = 1; n <= 160; n += 1)
    await bo.api.groups.messages.create({
      ownerId: id,
      data: { clientId: crypto.randomUUID(), text: `Number ${n} of many` },
    })
  await ann.api.groups.read({ ownerId: id, data: { sequence: 150 } })
  await openAs(page, ann.email, `${origin}/groups/${id}`)

  await test.step('it opens at the first unread message, below a line', async () => {
    await expect(page.getByText('New messages', { exact: true })).toBeInViewport()
    await expect(saying(page, 'Number 151 of many')).toBeInViewport()
    await expect(saying(page, 'Number 1 of many')).toHaveCount(0)
  })

  await test.step('older ones load while it is scrolled, which keeps its place', async () => {
    await expect(async () => {
      await log(page).evaluate((box) => box.scrollTo(0, 0))
      await expect(saying(page, 'Number 1 of many')).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Newest messages' }).click()
    await expect(saying(page, 'Number 160 of many')).toBeInViewport()
  })

  await test.step('a search shows one where it was written', async () => {
    await page.reload()
    await expect(saying(page, 'Number 160 of many')).toBeInViewport()
    await page.getByRole('button', { name: 'Search this conversation' }).click()
    await page.getByRole('searchbox', { name: 'Search this conversation' }).fill('Number 42')
    await page.keyboard.press('Enter')
    await page.getByRole('search').getByRole('button', { name: 'Number 42 of many' }).click()
    await expect(saying(page, 'Number 42 of many')).toBeInViewport()
  })

  await test.step('a search of all conversations opens one at the message', async () => {
    await page.getByRole('button', { name: 'Search conversations' }).click()
    await page.getByRole('searchbox', { name: 'Search names and messages' }).fill('number 77')
    const found = page.getByRole('region', { name: 'In messages' }).getByRole('listitem')
    await found.filter({ hasText: 'Number 77 of many' }).getByRole('link').click()
    await expect(saying(page, 'Number 77 of many')).toBeInViewport()
  })

  await test.step('a date shows the first message from then on', async () => {
    const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
    await page.getByLabel('Jump to date').fill(day)
    await expect(saying(page, 'Number 1 of many')).toBeInViewport()
  })
})

test('an Arabic name stays before the Arabic text of its message in the list of conversations', async ({
  page,
}) => {
  const [fatima, bo] = [await person('فاطمة'), await person('Bo Lindqvist')]
  const { id } = (await fatima.api.groups.create({ data: { name: 'Courts', memberIds: [bo.id] } })).data
  await fatima.api.groups.messages.create({
    ownerId: id,
    data: { clientId: crypto.randomUUID(), text: 'مرحبا' },
  })
  await openAs(page, bo.email, `${origin}/groups`)
  const row = page.getByRole('listitem').filter({ hasText: 'Courts' })
  await expect(row).toContainText('فاطمة: مرحبا')
  const [name, text] = await Promise.all(
    ['فاطمة', 'مرحبا'].map((words) => row.getByText(words, { exact: true }).boundingBox()),
  )
  expect(name!.x).toBeLessThan(text!.x)
})

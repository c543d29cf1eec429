import { expect, type Browser, type Page } from '@playwright/test'
import { conversation, field, log, person, saying, write, type Person } from './conversations.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

async function openOther(browser: Browser, who: Person, path: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAs(page, who.email, origin + path)
  return { page, close: () => context.close() }
}

const seen = (page: Page, words: string | RegExp) => log(page).getByText(words, { exact: true })

test('an author sees at once that a message was read, and by whom in a group', async ({ page, browser }) => {
  const [ann, bo, cy] = [await person('Ann Okafor'), await person('Bo Lindqvist'), await person('Cy Abara')]
  const id = await conversation(ann, bo)
  await write(ann, id, 'Ten courts?')
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await expect(saying(page, 'Ten courts?')).toBeVisible()
  await expect(seen(page, 'Seen')).toHaveCount(0)
  const other = await openOther(browser, bo, `/groups/${id}`)
  await expect(seen(page, 'Seen')).toBeVisible({ timeout: 10_000 })

  await test.step('what comes while one looks is no news, and is read', async () => {
    await field(page).fill('With bleachers?')
    await field(page).press('Enter')
    await expect(saying(other.page, 'With bleachers?')).toBeVisible({ timeout: 20_000 })
    await expect(log(other.page).locator('li').last()).not.toContainText('New messages')
    await expect(log(page).locator('li').last()).toContainText('Seen', { timeout: 10_000 })
  })
  await other.close()

  await test.step('in a group, it says by whom', async () => {
    const memberIds = [bo.id, cy.id]
    const group = (await ann.api.groups.create({ data: { name: 'Courts', memberIds } })).data.id
    await write(ann, group, 'All of you?')
    await page.goto(`${origin}/groups/${group}`)
    await expect(saying(page, 'All of you?')).toBeVisible()
    await bo.api.groups.read({ ownerId: group, data: { sequence: 1 } })
    await expect(seen(page, 'Seen by Bo Lindqvist')).toBeVisible({ timeout: 10_000 })
  })
})

test('the line above new messages goes with a reply, and keys move through the messages', async ({
  page,
}) => {
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const id = await conversation(ann, bo)
  await write(bo, id, 'Is Friday free?')
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await test.step('the line above new messages goes with a reply', async () => {
    await expect(page.getByText('New messages', { exact: true })).toBeVisible()
    await field(page).fill('Yes')
    await field(page).press('Enter')
    await expect(saying(page, 'Yes')).toBeVisible()
    await expect(page.getByText('New messages', { exact: true })).toHaveCount(0)
  })
  await test.step('messages are one tab stop, with arrows between them and Enter for their options', async () => {
    for (const text of ['First', 'Second', 'Third']) await write(ann, id, text)
    await expect(saying(page, 'Third')).toBeVisible()
    const focused = log(page).locator('li:focus')
    await field(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(focused).toContainText('Third')
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(focused).toContainText('First')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Reply' })).toBeVisible()
    await page.keyboard.press('Escape')

    await test.step('ArrowUp in the empty field edits the last message', async () => {
      await field(page).focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByLabel('Edit your message')).toBeFocused()
      await expect(page.getByLabel('Edit your message')).toHaveValue('Third')
    })
  })
})

test('the list has drafts, and who is removed from a group keeps theirs', async ({ page, allowErrors }) => {
  allowErrors(/status of 40[34]/)
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const { id } = (await bo.api.groups.create({ data: { name: 'Courts', memberIds: [ann.id] } })).data
  await write(bo, id, 'Ten courts?')
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await field(page).fill('Half a sentence')
  await page.goto(`${origin}/groups`)
  const row = page.getByRole('listitem').filter({ hasText: 'Courts' })
  await expect(row).toContainText('Draft: Half a sentence')
  await row.getByRole('link').click()
  await expect(field(page)).toHaveValue('Half a sentence')
  const { data } = await bo.api.groups.members.list({ ownerId: id })
  const own = data.find(({ userId }) => userId === ann.id)?.id ?? ''
  await bo.api.groups.members.remove({ ownerId: id, id: own })
  await expect(page.getByText('You were removed from this group, or it was deleted.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('textbox', { name: 'Your message that wasn’t sent' })).toHaveValue(
    'Half a sentence',
  )
})

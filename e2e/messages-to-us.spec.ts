import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { openAs } from './log-in.ts'
import { linkIn, mailTo } from './mails.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

/** Opens the queue of messages in a browser of its own, and searches it. */
async function openDesk(page: Page, words: string) {
  const desk = await page.context().browser()?.newPage()
  if (desk === undefined) throw new Error('no browser')
  await openAs(desk, admin, `${origin}/admin/messages`)
  await desk.getByRole('searchbox', { name: 'Search messages' }).fill(words)
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  return desk
}

test('a visitor writes by phone, an administrator replies by keyboard, and the visitor answers by the mailed link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const word = randomUUID().slice(0, 8)
  const sender = `rosa-${word}@club.example`
  await page.goto(`${origin}/contact?about=/facilities/marketplace`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Choose what this is about.')).toBeVisible()
  await expect(page.getByLabel('What is it about?')).toBeFocused()
  await page.getByLabel('What is it about?').selectOption('Something is wrong')
  await page.getByLabel('Message').fill(`The map ${word} is\n<b>empty</b>.`)
  // What was typed survives a reload.
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(`The map ${word} is\n<b>empty</b>.`)
  await page.getByLabel('Your name').fill('Rosa Coach')
  await page.getByLabel('Email').fill(sender)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible()

  const desk = await openDesk(page, word)
  const received = desk.getByRole('article').filter({ hasText: word })
  await expect(received).toContainText('<b>empty</b>')
  await expect(received.getByText('Address not confirmed')).toBeVisible()
  await expect(received.getByRole('link', { name: '/facilities/marketplace' })).toBeVisible()
  await received.getByRole('heading', { name: 'Rosa Coach' }).click()
  await desk.keyboard.press('r')
  await expect(desk.getByLabel('Reply to Rosa Coach')).toBeFocused()
  await desk.keyboard.type('Please load the page again.')
  await desk.keyboard.press('Control+Enter')
  await expect(received).toBeHidden()

  const mail = await mailTo(sender, 'replied to your message')
  expect(mail.text).not.toContain('load the page')
  await page.goto(linkIn(mail))
  await expect(page.getByText('Please load the page again.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeHidden()
  await page.getByLabel('Write back').fill('It works, thank you.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'It works, thank you.' })).toBeVisible()
  await expect(page.getByLabel('Write back')).toHaveValue('')

  await desk.reload()
  await expect(received).toContainText('It works, thank you.')
  await received.getByRole('heading', { name: 'Rosa Coach' }).click()
  await desk.keyboard.press('c')
  await expect(received).toBeHidden()
  await desk.close()
  await page.reload()
  await expect(page.getByText('Writing back opens it again.')).toBeVisible()
})

test('a member writes with the account, and finds the reply by the notification', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  const account = await newAccount('Marcus Ellingsford')
  await openAs(page, account, `${origin}/contact`)
  await expect(page.getByText(`Marcus Ellingsford, ${account}`)).toBeVisible()
  await page.getByLabel('What is it about?').selectOption('My page or membership')
  await page.getByLabel('Message').fill(`About the price ${word}.`)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('link', { name: 'See your message' }).click()
  await expect(page.getByText('Waiting for our reply')).toBeVisible()

  const desk = await openDesk(page, word)
  const received = desk.getByRole('article').filter({ hasText: word })
  await received.getByRole('button', { name: 'Reply' }).click()
  await desk.getByLabel('Reply to').fill('It is free.')
  await desk.getByRole('button', { name: 'Send and close' }).click()
  await expect(received).toBeHidden()
  await desk.close()

  await page.goto(`${origin}/notifications`)
  await page.getByRole('link', { name: 'We replied to your message' }).click()
  await expect(page.getByText('It is free.')).toBeVisible()
  await page.getByRole('link', { name: 'All your messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your messages' })).toBeVisible()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
})

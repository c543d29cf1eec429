import { expect } from '@playwright/test'
import { admin, newAccount, password } from './accounts.ts'
import { meMenu, openAs, openPopup } from './log-in.ts'
import { withoutMap } from './market.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

test.use({ viewport: withoutMap })

test('an administrator blocks a user, whose open page signs them out and who cannot log in', async ({
  page,
  browser,
  allowErrors,
}) => {
  // The server can't know who is an administrator, and refuses the blocked user.
  allowErrors(/status of 403/, /status of 400.*\/authorize/)
  const name = `Blake ${Date.now()}`
  const email = await newAccount(name)
  await openAs(page, email, `${origin}/facilities/marketplace?sport=Fencing`)

  const office = await browser.newContext()
  const desk = await office.newPage()
  await openAs(desk, admin, `${origin}/admin/users`)
  await desk.getByRole('searchbox', { name: 'Search users' }).fill(email)
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  const row = desk.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: `Block ${name}` }).click()
  const dialog = desk.getByRole('dialog', { name: `Block ${name}?` })
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Sends spam.')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(row).toContainText(/Blocked .* by .*: Sends spam\./)

  // The session hub disconnects the open page.
  const message = page.getByRole('alertdialog', { name: 'Your account is blocked' })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: 'OK' }).click()
  await expect(meMenu(page)).toBeHidden()
  await page.goto(`${origin}/`)
  const popup = await openPopup(page, 'Log in')
  await popup.getByLabel('Email address').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(popup.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
  await popup.close()

  await row.getByRole('button', { name: `Unblock ${name}` }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(row.getByRole('button', { name: `Block ${name}` })).toBeVisible()
  await office.close()
})

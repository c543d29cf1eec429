import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { field, saying } from './conversations.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, allApis } = openSite()

const row = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: text })
const apiOf = async (email: string) => (await allApis(email))['user-mgmt']

/** Keeps pictures of the pages if a folder for them is given. */
async function look(page: Page, name: string) {
  const folder = process.env.LOOK
  if (folder === undefined) return
  const size = page.viewportSize()
  for (const width of [390, 900, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}

test('a visitor contacts the team of a page, and somebody on it answers', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const facility = await approvedFacility({ name: `Riverside Courts ${crypto.randomUUID().slice(0, 8)}` })
  const email = await newAccount('Rosa Okafor')
  const context = await browser.newContext()
  const team = await context.newPage()

  await test.step('who isn’t signed in is asked to log in', async () => {
    await page.goto(addressOf(facility))
    await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Log in to write to the team' })).toBeVisible()
  })

  await test.step('and comes back to the form', async () => {
    await openAs(page, email, page.url())
    await expect(page.getByRole('heading', { name: `Contact ${facility.name}` })).toBeVisible()
    await look(page, 'contact')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Write a message.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Is the hall free on March 12th?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(saying(page, 'Is the hall free')).toBeVisible()
    await expect(page.getByText(`Team of ${facility.name}`).first()).toBeVisible()
  })

  await test.step('the team finds it under the name of the person', async () => {
    await openAs(team, facility.manager, `${origin}/groups`)
    await row(team, 'Rosa Okafor').getByRole('link').click()
    await expect(team.getByText('To the team of')).toBeVisible()
    await expect(saying(team, 'Is the hall free')).toBeVisible()
  })

  await test.step('each sees the other type, in the conversation and in the list', async () => {
    await field(team).pressSequentially('Yes')
    await expect(page.getByText('Dana is typing').first()).toBeVisible()
    await expect(row(page, 'Dana is typing')).toBeVisible()
    await look(page, 'typing')
    await field(team).fill('')
    await expect(page.getByText('Dana is typing')).toHaveCount(0)
  })

  await test.step('the answer arrives, with who is online', async () => {
    await field(team).fill('It is.')
    await field(team).press('Enter')
    await expect(saying(page, 'It is.')).toBeVisible({ timeout: 20_000 })
    await expect(row(team, 'Rosa Okafor').getByText('online')).toBeAttached({ timeout: 40_000 })
    await look(page, 'person')
    await look(team, 'team')
  })

  await test.step('the page leads to the conversation from then on, and shows the team no button', async () => {
    await page.goto(addressOf(facility))
    await untilHydrated(page)
    await look(page, 'page')
    await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(saying(page, 'It is.')).toBeVisible()
    await team.goto(addressOf(facility))
    await untilHydrated(team)
    await expect(team.getByText('You manage this page.')).toBeVisible()
    await expect(team.getByRole('main').getByRole('link', { name: 'Contact', exact: true })).toHaveCount(0)
    await look(team, 'own-page')
  })

  await test.step('the team starts a group about the page', async () => {
    await team.getByRole('link', { name: 'New group' }).click()
    const dialog = team.getByRole('dialog', { name: 'New group of your team' })
    await expect(dialog.getByRole('textbox', { name: /Group name/ })).toHaveValue(facility.name)
    await look(team, 'new-group')
  })
  await context.close()
})

test('a person is reported with a message and blocked, and an administrator closes the report', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const name = `Otto Grell ${crypto.randomUUID().slice(0, 8)}`
  const [ann, otto] = [await newAccount('Ann Okafor'), await newAccount(name)]
  const annId = (await (await apiOf(ann)).users.my({})).data.id
  const data = { clientId: crypto.randomUUID(), text: 'Send me your card number' }
  const { id } = (await (await apiOf(otto)).users.message({ userId: annId, data })).data
  await openAs(page, ann, `${origin}/groups/${id}`)

  await test.step('the message is reported', async () => {
    await saying(page, 'card number').hover()
    await saying(page, 'card number')
      .getByRole('button', { name: /^Options of the message/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Report…' }).click()
    const dialog = page.getByRole('dialog', { name: `Report a message of ${name}` })
    await dialog.getByRole('button', { name: 'Report' }).click()
    await expect(dialog.getByText('Choose a reason.')).toBeVisible()
    await look(page, 'report')
    await dialog.getByRole('radio', { name: /Fraud/ }).check()
    await dialog.getByRole('textbox', { name: /What happened/ }).fill('He asked twice.')
    await dialog.getByRole('button', { name: 'Report' }).click()
    await expect(page.getByText('An administrator will look at it.')).toBeVisible()
  })

  await test.step('the person is blocked, which the account takes back', async () => {
    await page
      .getByRole('region', { name: 'Conversation', exact: true })
      .getByRole('button', { name: `Options of ${name}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: `Block ${name}…` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText('Neither of you can write to the other.')).toBeVisible()
    await look(page, 'blocked')
    await page.goto(`${origin}/account#privacy`)
    await look(page, 'account')
    await page.getByRole('button', { name: `Unblock ${name}` }).click()
    await expect(page.getByRole('button', { name: `Unblock ${name}` })).toHaveCount(0)
  })

  await test.step('an administrator reads the message and dismisses the report by keyboard', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, admin, `${origin}/admin/reports`)
    const report = other.getByRole('article').filter({ hasText: name })
    await expect(report).toContainText('Send me your card number')
    await expect(report).toContainText('He asked twice.')
    await look(other, 'reports')
    await report.getByRole('link', { name }).focus()
    await other.keyboard.press('d')
    await expect(report).toHaveCount(0)
    await other.getByRole('link', { name: 'Closed' }).click()
    await expect(report).toContainText('closed')
    await context.close()
  })
})

test('what is refused keeps the draft, and hostile words are text', async ({ page, allowErrors }) => {
  allowErrors(/status of 4(13|15|22)/)
  const hostile = '<img src=x onerror=alert(1)> \u202Etxet 🏟️'
  const [ann, bo] = [await newAccount('Ann Okafor'), await newAccount(hostile)]
  const [annApi, boId] = [await apiOf(ann), (await (await apiOf(bo)).users.my({})).data.id]
  const { id } = (await annApi.groups.create({ data: { name: hostile, memberIds: [boId] } })).data
  await annApi.groups.messages.create({
    ownerId: id,
    data: { clientId: crypto.randomUUID(), text: `${hostile}${'🏟️'.repeat(500)}` },
  })
  await openAs(page, ann, `${origin}/groups/${id}`)
  await expect(saying(page, '<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)

  await field(page).fill('Keep this')
  const choose = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file]').last().setInputFiles(files)
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

  await test.step('a file of 21 MB', async () => {
    await choose([file('large.png', Buffer.alloc(21 * 1024 * 1024))])
    await expect(page.getByText(/large\.png .*20 MB/)).toBeVisible()
  })

  await test.step('HTML that is named as a picture', async () => {
    await choose([file('page.png', Buffer.from('<!doctype html><script>alert(1)</script>'))])
    await expect(page.getByRole('form', { name: 'New message' })).toContainText('It isn’t an image.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Remove the files that were not uploaded, or try them again.')).toBeVisible()
  })

  await expect(field(page)).toHaveValue('Keep this')
})

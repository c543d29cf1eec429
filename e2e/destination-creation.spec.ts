import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { admin, signIn } from './accounts.ts'
import { documentNotFound, expectStep, newManager, next, openForm } from './creation.ts'
import { openAs } from './log-in.ts'
import { onePixel } from './one-pixel.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()
const path = '/destinations/new'

test('a destination is created in four steps, and is then in the approval queue and on home', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound, /status of 400/)
  const manager = await newManager()
  const name = `Visit Quillhaven${randomUUID().slice(0, 8)}`
  await signIn(page, manager)
  await openForm(page, path)
  await expect(page.getByRole('heading', { level: 1, name: 'List a destination' })).toBeVisible()
  await next(page)
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter the name.')
  await expect(page.getByLabel('Type')).toHaveAccessibleDescription('Choose the type.')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Type').selectOption('Sports Commission')
  await page.getByLabel('City').fill('Indianapolis')
  await page.getByLabel('State or province').selectOption('Indiana')
  await page.getByLabel('Postal code').fill('46204')
  await expect(page.getByText('The pin is at the center of Indianapolis.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Type')).toHaveValue('Sports Commission')
  await next(page)

  await expectStep(page, 'Services and contact')
  await page.getByRole('checkbox', { name: 'Marketing', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Signage', exact: true }).check()
  await page.getByLabel('About').fill('Twelve venues within ten miles.')
  await page.getByLabel('Email').fill('events@quillhaven.example')
  await next(page)
  await expectStep(page, 'Photos')
  await page
    .getByLabel('Photos')
    .setInputFiles({ name: 'skyline.png', mimeType: 'image/png', buffer: onePixel })
  await next(page)
  await expectStep(page, 'Check and send')
  await expect(page.getByText('Marketing, Signage')).toBeVisible()

  // The server's refusal is shown at its field.
  await page.route(
    /destination-mgmt\/api\/destinations\?/,
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          detail: 'The request is invalid.',
          code: 'VALIDATION',
          traceId: '',
          errors: [{ path: 'data/email', message: 'must not bounce' }],
        },
      }),
    { times: 1 },
  )
  const send = page.getByRole('button', { name: 'Send for approval' })
  await send.click()
  await expect(page.getByText('Your draft was not sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Email' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Must not bounce.')
  await page.getByRole('link', { name: /Check and send/ }).click()
  await send.click()
  await expect(page.getByText('Sent. Your page is pending approval.')).toBeVisible()
  await expect(page).toHaveURL(/\/destinations\/[\da-f-]{36}$/)
  await openForm(page, path)
  await expect(page.getByLabel('Name')).toHaveValue('')

  await page.goto(`${origin}/home`)
  await expect(page.getByRole('heading', { name: /^Your destinations/ })).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expect(page.getByText('Pending approval').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add an address', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Your facilities/ })).toHaveCount(0)

  const queue = await (await browser.newContext()).newPage()
  await openAs(queue, admin, `${origin}/admin`)
  await queue
    .getByRole('main')
    .getByRole('link', { name: /^Destinations/ })
    .click()
  await expect(queue).toHaveURL(`${origin}/admin?kind=destination`)
  // The field starts anew with the other queue.
  await expect(queue.getByText(/^\d+ destinations? pending approval/)).toBeVisible()
  await queue.getByLabel('Search the queue').fill(name)
  await queue.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(queue.getByText(/^1 destination pending approval/)).toBeVisible()
  const article = queue.getByRole('article')
  await expect(article).toContainText(manager)
  await expect(article).toContainText('Marketing and Signage')
  await queue.getByRole('button', { name: `Approve ${name}` }).click()
  await queue.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(queue.getByText('Nothing pending')).toBeVisible()
  await queue.context().close()

  await page.reload()
  await expect(page.getByText('Public', { exact: true })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { admin } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { mailTo } from './mails.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

const dialogButton = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name })

test('a manager writes a story, an administrator sends it back and approves it, and visitors read it on the page', async ({
  page,
  browser,
  allowErrors,
}) => {
  // The server knows neither who is an administrator nor who may read a draft.
  allowErrors(/404/)
  const word = crypto.randomUUID().slice(0, 8)
  const facility = await approvedFacility({ name: `Calloway ${word}` })
  const title = `Ten courts ${word}`

  await openAs(page, facility.manager, `${origin}/stories/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'In the name of' }).selectOption({ label: facility.name })
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page
    .getByRole('textbox', { name: 'Text in Markdown' })
    .fill('## The bus\n\nIt leaves each side **every fifteen minutes**. <script>alert(1)</script>')
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'The bus' }),
  ).toBeVisible()
  await page.getByRole('textbox', { name: /^Standfirst/ }).fill('How a gym and a bus closed the gap.')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await dialogButton(page, 'Send for approval').click()
  await expect(page.getByText('Waiting for approval', { exact: true })).toBeVisible()

  const queue = await (await browser.newContext()).newPage()
  await openAs(queue, admin, `${origin}/admin/stories`)
  const row = queue.getByRole('listitem').filter({ has: queue.getByRole('link', { name: title }) })
  await row.getByText('Read it here').click()
  await expect(row.getByText('every fifteen minutes')).toBeVisible()
  await expectNoAxeFindings(queue)
  await row.getByRole('button', { name: /^Send back/ }).click()
  await row.getByRole('textbox', { name: 'Reason' }).fill('Say who pays.')
  await row.getByRole('button', { name: 'Send back' }).click()
  await expect(row).toBeHidden()
  await mailTo(facility.manager, 'was sent back')

  await page.reload()
  await expect(page.getByText(/Say who pays/)).toBeVisible()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await dialogButton(page, 'Send for approval').click()
  await queue.reload()
  await row.getByRole('button', { name: /^Approve/ }).click()
  await expect(queue.getByText(`“${title}” is approved.`)).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const reader = await phone.newPage()
  await reader.goto(`${origin}/facilities/${facility.id}`)
  await reader.getByRole('link', { name: title }).click()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByText('<script>alert(1)</script>')).toBeVisible()
  await reader.getByText('In this story').first().click()
  await expect(reader.getByRole('link', { name: 'The bus' })).toBeVisible()
  await reader.goto(`${origin}/stories?category=Host+guides`)
  await expect(reader.getByRole('link', { name: title })).toBeVisible()
})

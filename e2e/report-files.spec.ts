import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { queueReportMails } from '@app/server/services/report-mgmt/index.ts'
import { readPdf } from '@app/server/testing/read-pdf.ts'
import { now } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { mailTo, unsubscribeLinkIn } from './mails.ts'
import { readBySomebody } from './readers.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, allApis } = openSite()

test('a manager downloads the PDF for the board, and gets one by email until one click ends it', async ({
  page,
  browser,
}) => {
  const { name, manager, ...facility } = await approvedFacility({ name: 'Boardroom Gym' })
  const address = `${addressOf(facility)}/reports`
  // A report without figures has no files.
  await readBySomebody(browser, addressOf(facility))
  await openAs(page, manager, address)
  await page.getByRole('button', { name: 'Board PDF' }).click()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Boardroom Gym profile .+\.pdf$/)
  const file = await readPdf(await readFile(await download.path()))
  expect(file.pages).toBe(2)
  expect(file.text).toContain(name)

  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Email me weekly' }).click()
  await expect(page.getByRole('button', { name: 'Emailed weekly' })).toBeVisible()
  const { reportMails } = (await allApis(manager))['report-mgmt']
  const [{ nextDate } = { nextDate: null }] = (await reportMails.mine({})).data
  if (nextDate === null) throw new Error('nothing is to be emailed')
  await now((db) => queueReportMails({ timeZoneAt: () => 'UTC' })(db, new Date(nextDate)))
  const mail = await mailTo(manager, `${name}: Overview`)
  const [attached] = mail.attachments ?? []
  expect(attached?.filename).toMatch(/^Boardroom Gym profile .+\.pdf$/)
  expect((await readPdf(Buffer.from(attached?.content ?? '', 'base64'))).text).toContain(name)

  await page.goto(unsubscribeLinkIn(mail))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await page.goto(`${origin}/account`)
  await untilHydrated(page)
  await expect(page.getByRole('region', { name: 'Reports by email' })).toContainText('None.')
})

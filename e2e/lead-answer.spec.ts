import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { linkIn, mailTo } from './mails.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { allApis } = openSite()

/** Asks this facility as a visitor, and returns the link that was mailed to it. */
async function mailedLink(facilityId: string, desk: string) {
  const sender = `ada-${randomUUID()}@club.example`
  const apis = await allApis()
  const { requests, mailedLinks } = apis['contact-mgmt']
  await requests.create({
    data: {
      contactName: 'Ada Coach',
      contactEmail: sender,
      name: 'Heartland Spring Cup',
      sportsList: ['Soccer'],
      startDate: '2099-04-23',
      endDate: '2099-04-25',
      spaceName: 'Field',
      spaceCount: 10,
      description: 'Ten full fields, please.',
      hosts: [{ kind: 'facility', id: facilityId }],
    },
  })
  const mailedKey = linkIn(await mailTo(sender, 'Confirm your request')).split('#')[1] ?? ''
  const { data: link } = await mailedLinks.mine({}, { mailedKey })
  await apis['event-mgmt'].events.request.confirm({ id: link?.eventId ?? '' }, { mailedKey })
  return linkIn(await mailTo(desk, 'Request from Ada Coach'))
}

test('a host without an account answers one request by phone, and changes the answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const desk = `desk-${randomUUID()}@hall.example`
  const { id } = await approvedFacility({ name: 'Harrow Creek Sportsplex', email: desk })
  await page.goto(await mailedLink(id, desk))
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heartland Spring Cup')
  const spaces = page.getByLabel('Spaces you can give')
  await expect(spaces).toHaveValue('')
  await expect(spaces).toHaveAccessibleDescription('They ask for 10')
  await spaces.fill('8')

  const price = page.getByLabel('Your price')
  await price.fill('about 30')
  await page.getByRole('button', { name: 'I’m interested' }).click()
  await expect(page.getByText('Type a number of US dollars')).toBeVisible()
  await price.fill('32,400')
  await page.getByRole('button', { name: 'I’m interested' }).click()
  await expect(page.getByText('with an offer of $32,400')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Can you host it?' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send the changed answer' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('with an offer of $32,400')).toBeVisible()
  await expect(page.getByLabel('Your price')).toHaveValue('32400')
  await expect(spaces).toHaveValue('8')

  await page.getByRole('button', { name: 'Pass', exact: true }).click()
  await page.getByRole('button', { name: 'Dates taken' }).click()
  await expect(page.getByText('You passed: Dates taken.')).toBeInViewport()
  await page.getByRole('button', { name: 'Don’t email us requests' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Don’t email us' }).click()
  await expect(page.getByText('This address gets no more requests.')).toBeVisible()
  await expectAccessible(page)
})

test('an answer from a page that was left open shows that the request was withdrawn, in place of the form', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const desk = `desk-${randomUUID()}@hall.example`
  const { id: profileId } = await approvedFacility({ name: 'Harrow Creek Sportsplex', email: desk })
  const { events } = (await allApis(await newAccount('Rosa Organizer')))['event-mgmt']
  const { id: ownerId } = (
    await events.create({
      data: {
        name: 'Left Open Cup',
        category: 'Private',
        status: 'Published',
        sportsList: ['Soccer'],
        startDate: '2099-04-23',
        endDate: '2099-04-25',
      },
    })
  ).data
  const { id } = (await events.leads.create({ ownerId, data: { profileId } })).data
  await page.goto(linkIn(await mailTo(desk, 'Request from Rosa Organizer')))
  await untilHydrated(page)
  const send = page.getByRole('button', { name: 'I’m interested' })
  await expect(send).toBeVisible()
  await events.leads.remove({ ownerId, id })
  await send.click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    /This request was withdrawn|This link/,
  )
  await expect(send).toHaveCount(0)
})

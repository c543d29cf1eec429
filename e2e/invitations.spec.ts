import { expect } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { fillLogIn, openAs } from './log-in.ts'
import { linkIn, mailTo } from './mails.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, api } = openSite()

async function invitedTo(name: string, email: string) {
  const facility = await approvedFacility({ name })
  const { facilities } = await api(facility.manager)
  await facilities.managers.create({ ownerId: facility.id, data: { email, role: 'Sales' } })
  return facility
}

test('an invited person reads the mailed invitation, logs in and joins the team', async ({ page }) => {
  const person = await newAccount('Ines Invited')
  const facility = await invitedTo('Gym of the invitation', person)
  await page.goto(linkIn(await mailTo(person, 'Join the team of Gym of the invitation')))
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the team of Gym of the invitation')
  await expect(page.getByText('Dana Brindlow invites you')).toBeVisible()
  await expectNoAxeFindings(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Log in to accept' }).click(),
  ])
  await fillLogIn(popup, person)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the team' })).toBeVisible()
  await page.getByRole('link', { name: 'Open Gym of the invitation' }).click()
  await expect(page).toHaveURL(addressOf(facility))
})

test('another account sees whom the invitation is for and cannot accept it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  const person = await newAccount('Ines Invited')
  await invitedTo('Gym of another', person)
  const link = linkIn(await mailTo(person, 'Join the team of Gym of another'))
  const other = await newAccount('Otto Other')
  await openAs(page, other, link)
  await expect(page.getByText(`You are logged in as ${other}`)).toBeVisible()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText(`This invitation is for ${person}. Log in with`)).toBeVisible()
})

test('home shows open invitations, which can be accepted and declined there', async ({ page }) => {
  const person = await newAccount('Ines Invited')
  await invitedTo('Gym to accept', person)
  await invitedTo('Gym to decline', person)
  await openAs(page, person, `${origin}/home`)
  await page.getByRole('button', { name: 'Decline the invitation to Gym to decline' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('invites you to the team of Gym to decline')).toBeHidden()
  await page.getByRole('button', { name: 'Accept the invitation to Gym to accept' }).click()
  await expect(page.getByText('You are on the team of Gym to accept.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gym to accept', exact: true }).first()).toBeVisible()
})

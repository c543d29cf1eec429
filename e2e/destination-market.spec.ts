import { expect, type Page } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import { approvedDestination, linkedFacility } from './destinations.ts'
import { cards, chip, countIn, withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, destinationApi } = openSite()

test.use({ viewport: withoutMap })

async function visit(page: Page, query = '') {
  await page.goto(`${origin}/destinations/marketplace${query}`)
  await untilHydrated(page)
}

const heading = (page: Page) => page.getByRole('heading', { name: /^(?:[\d,]+ destination|No destinations)/ })

test('a service shows as many destinations as its chip promises', async ({ page }) => {
  await visit(page)
  const count = await countIn(chip(page, 'Grant Programs'))
  await chip(page, 'Grant Programs').click()
  await expect(page).toHaveURL(`${origin}/destinations/marketplace?service=Grant+Programs`)
  await expect(heading(page)).toHaveText(
    `${count.toLocaleString('en-US')} destination${count === 1 ? '' : 's'}`,
  )
  await expect(page.getByText('With grant programs')).toBeVisible()
})

test('a followed destination is still followed after a reload', async ({ page }) => {
  await signIn(page, await newAccount('Marcus Ellingsford'))
  await visit(page, '?sort=name')
  const follow = cards(page)
    .first()
    .getByRole('button', { name: /^Follow / })
  const saved = page.waitForResponse((reply) => /\/followers(?:$|\?)/.test(reply.url()))
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(follow).toHaveAttribute('title', 'Unfollow')
  await saved
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
})

test('a destination’s facilities are listed until its chip is removed, and not once it is deleted', async ({
  page,
}) => {
  const destination = await approvedDestination('Valley of the one gym')
  const facility = await linkedFacility('Gym of the one valley', destination)
  await page.goto(`${origin}/facilities/marketplace?destination=${destination.id}`)
  await untilHydrated(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(facility.name)
  await expect(page.getByText(`Affiliated with ${destination.name}`)).toBeVisible()
  await chip(page, destination.name).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)

  await (await destinationApi(destination.manager)).destinations.remove({ id: destination.id })
  await page.goto(`${origin}/facilities/marketplace?destination=${destination.id}`)
  await expect(page.getByRole('heading', { name: 'No facilities' })).toBeVisible()
  await expect(chip(page, 'Unknown destination')).toBeVisible()
  await expect(page.getByText(destination.name)).toHaveCount(0)
})

test('the filters of facilities are ignored with a notice', async ({ page }) => {
  await visit(page, '?rating=4&surface=Turf&service=Signage')
  await expect(page.getByText('Ignored: rating=4, surface=Turf')).toBeVisible()
})

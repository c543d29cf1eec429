import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { admin, newAccount } from './accounts.ts'
import { expectNoSidewaysScroll } from './axe.ts'
import { bar } from './calendars.ts'
import { saturdayIn } from './days.ts'
import { withoutTeam } from './facilities.ts'
import { soccerHost } from './hosts.ts'
import { openAs } from './log-in.ts'
import { linkIn, mailTo } from './mails.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { api, origin } = openSite()

const saturday = saturdayIn(13)
const deadline = addDays(dayOf(new Date()), 21)
const words = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const event = 'Kuskokwim Cup'
const email = `Hi, we are looking for a home for the ${event}, a U13 girls soccer tournament.
We need 4 turf fields within 60 miles of Bethel, Alaska on ${words(saturday)} and ${words(addDays(saturday, 1))} for 24 teams.
Please reply by ${words(deadline)}. Our mascot is a goat.

Ana Ruiz
ana@club.example`

/** A browser window of somebody, with all that the server replied to it. */
async function windowOf(browser: Browser, device: Parameters<Browser['newContext']>[0]) {
  const page = await (await browser.newContext(device)).newPage()
  const replies: Promise<string>[] = []
  page.on('response', (response) => {
    // Redirects have no text.
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType()))
      replies.push(response.text().catch(() => ''))
  })
  return { page, replies }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens what the newest notification with these words is about. */
async function openNews(page: Page, person: string, news: RegExp) {
  await openAs(page, person, `${origin}/notifications`)
  await page.getByRole('link', { name: news }).click()
}

/** Expects nothing about how many hosts were asked or have answered. */
const expectNoCount = (page: Page) =>
  expect(page.getByRole('main')).not.toContainText(/\b\d+ (of \d+ )?(other )?(hosts|bids|offers|answers)\b/i)

/** Holds the dates in the calendar of a host, and offers them for a rent. */
async function holdAndOffer(page: Page, rent: string) {
  await expect(page.getByRole('row', { name: /^Fits: Spaces/ })).toContainText('4 of 4 fields')
  await page.getByRole('button', { name: 'Hold 4 spaces' }).click()
  await expect(page.getByRole('row', { name: /^Fits: Dates/ })).toContainText('Held for them')
  await page.getByLabel('Rent ($)').fill(rent)
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByRole('button', { name: 'Send the changes' })).toBeVisible()
  await expectNoCount(page)
}

test('a pasted email becomes an award: a host by phone wins, one by desktop and one without an account lose', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(180_000)
  // An answer after the award, and a private event, which the browser asks for again with its token.
  allowErrors(/status of 409.*\/leads\/[^/]+(?:\/(?:bid|costs))?\?/, /status of 404.*\/events\/.+\.data/)
  const tag = randomUUID().slice(0, 8)
  const at = { city: 'Bethel', state: 'Alaska', lng: -161.8 } as const
  const desk = `desk-${tag}@hall.example`
  const [pocket, office, mailed] = await Promise.all([
    soccerHost({ ...at, lat: 60.79, name: `Kilbuck Fields ${tag}` }, 4),
    soccerHost({ ...at, lat: 60.8, name: `Oscarville Turf ${tag}` }, 5),
    soccerHost({ ...at, lat: 60.82, name: `Napakiak Park ${tag}`, email: desk }, 4).then(withoutTeam),
  ])
  const hosts = [pocket, office, mailed]
  const organizer = await newAccount('Ana Ruiz')
  const winner = await windowOf(browser, phone)
  const loser = await windowOf(browser, desktop)
  const reader = await windowOf(browser, phone)

  await test.step('the organizer pastes the email and checks what was read', async () => {
    await page.setViewportSize(desktop.viewport)
    await openAs(page, organizer, `${origin}/requests/paste`)
    await page.getByLabel('Your text').fill(email)
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(heading(page)).toHaveText('Check what was read')
    const fields = page.getByRole('list').filter({ hasText: /Teams\s*24/ })
    for (const read of [event, 'Soccer', '4 Fields', 'Turf', 'Bethel', 'U13'])
      await expect(fields).toContainText(read)
    await expect(page.getByText('“Our mascot is a goat.”')).toBeVisible()
    await page.getByRole('button', { name: /is right$/ }).click()
    await page.getByRole('button', { name: 'See the hosts that fit' }).first().click()
  })

  await test.step('the hosts that fit say why, and three get the request', async () => {
    await expect(heading(page)).toHaveText(/hosts fit$/)
    for (const { name } of hosts) {
      const row = page.getByRole('listitem', { name })
      await expect(row).toContainText('4 of 4 fields, all turf, all on one site.')
      await row.getByRole('checkbox').check()
    }
    await expect(page.getByRole('listitem', { name: office.name })).toContainText('One more stays free.')
    await expect(page.getByText('Hosts don’t see who else you ask')).toBeVisible()
    await page.getByRole('button', { name: 'Review and send' }).first().click()
    const review = page.getByRole('dialog', { name: 'Send to 3 hosts' })
    for (const { name } of hosts) await expect(review).toContainText(name)
    await review.getByRole('button', { name: 'Send now' }).click()
    await expect(heading(page)).toHaveText(event)
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('3 hosts asked')
  })

  await test.step('one host holds the dates and offers by phone', async () => {
    await openNews(winner.page, pocket.manager, /^New request/)
    await expect(heading(winner.page)).toHaveText(event)
    const inBar = winner.page.getByRole('region', { name: 'Your answer, in short' })
    await inBar.getByRole('button', { name: 'I’m interested' }).tap()
    await expect(inBar).toBeHidden()
    await holdAndOffer(winner.page, '21,750')
    await expectNoSidewaysScroll(winner.page)
  })

  await test.step('another one does by desktop', async () => {
    await openNews(loser.page, office.manager, /^New request/)
    const side = loser.page.getByRole('complementary', { name: 'Your answer' })
    await side.getByRole('button', { name: 'I’m interested' }).click()
    await expect(side).toContainText('You’re interested. They can see it.')
    await holdAndOffer(loser.page, '23,980')
  })

  await test.step('the third one offers by the mailed link, passes, and offers again', async () => {
    await reader.page.goto(linkIn(await mailTo(desk, 'Request from Ana Ruiz')))
    await untilHydrated(reader.page)
    await expect(heading(reader.page)).toHaveText(event)
    await expectNoCount(reader.page)
    const price = reader.page.getByLabel('Your price')
    const send = reader.page.getByRole('button', { name: 'I’m interested' })
    await price.fill('26,130')
    await send.tap()
    await expect(reader.page.getByText('with an offer of $26,130')).toBeInViewport()
    await reader.page.getByRole('button', { name: 'Pass', exact: true }).tap()
    await reader.page.getByRole('button', { name: 'Dates taken' }).tap()
    await expect(reader.page.getByText('You passed: Dates taken.')).toBeInViewport()
    await page.reload()
    const answer = page.getByRole('listitem').filter({ hasText: mailed.name }).last()
    await expect(answer).toContainText('Can’t host')
    await expect(answer).toContainText('Dates taken')
    await price.fill('25,640')
    await send.tap()
    await expect(reader.page.getByText('with an offer of $25,640')).toBeInViewport()
    await expectNoSidewaysScroll(reader.page)
  })

  await test.step('the organizer compares the bids and awards one', async () => {
    await page.reload()
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('3 of 3')
    const answer = page.getByRole('listitem').filter({ hasText: mailed.name }).last()
    await expect(answer.getByRole('listitem')).toHaveText([
      /^Offer changed, /,
      /^Interested, /,
      /^Can’t host, /,
      /^Offer received, /,
      /^Interested, /,
    ])
    await expect(page.getByText('Offer received', { exact: true })).toHaveCount(3)
    await page.getByRole('link', { name: 'Compare bids' }).click()
    await expect(heading(page)).toHaveText('Compare 3 bids')
    const bidOf = ({ name }: { name: string }) => page.getByRole('article', { name })
    await expect(bidOf(pocket)).toContainText('Lowest')
    await expect(bidOf(pocket)).toContainText('First hold')
    await expect(bidOf(office)).toContainText('$2,230 over the lowest')
    await expect(bidOf(mailed)).toContainText('$3,890 over the lowest')
    await expect(bidOf(mailed)).toContainText('Not held')
    await bidOf(pocket).getByRole('button', { name: 'Choose' }).click()
    const award = page.getByRole('region', { name: 'Award' })
    await expect(award).toContainText('Awarding books 4 fields')
    await award.getByRole('button', { name: 'Award' }).click()
    const dialog = page.getByRole('dialog', { name: `Award to ${pocket.name}?` })
    await expect(dialog.getByLabel('Tell the other 2 hosts it is closed')).toBeChecked()
    await dialog.getByRole('button', { name: 'Award' }).click()
    // Not below the message that it is done.
    await award.getByText(`Awarded to ${pocket.name}`).click({ trial: true, timeout: 4000 })
    await expect(bidOf(pocket)).toContainText('Booked for you')
    for (const host of [office, mailed])
      await expect(bidOf(host)).toContainText('This host was closed with the award')
  })

  await test.step('the calendar of the winner has the booking', async () => {
    await openNews(winner.page, pocket.manager, /^Ana Ruiz chose you/)
    await expect(winner.page.getByText('They chose you. Booked for them: Field 1')).toBeVisible()
    await expect(winner.page.getByRole('row', { name: /^Fits: Dates/ })).toContainText('Booked for them')
    await winner.page.getByRole('link', { name: 'Open the calendar' }).tap()
    await expect(bar(winner.page, new RegExp(`^${event}, Booked`)).first()).toBeVisible()
  })

  await test.step('another one reads the outcome, and its calendar is free again', async () => {
    await openNews(loser.page, office.manager, /^Ana Ruiz chose another place/)
    await expect(loser.page.getByText('You were not chosen this time.')).toBeVisible()
    await expect(loser.page.getByText('Nothing is held for this request.')).toBeVisible()
    await expect(loser.page.getByRole('button', { name: 'Send the changes' })).toHaveCount(0)
    const offer = loser.page.getByRole('region', { name: 'Your offer' })
    await expect(offer).toContainText('$23,980 in total')
    await expect(offer.getByRole('textbox')).toHaveCount(0)
    await loser.page.getByRole('link', { name: 'Open the calendar' }).click()
    await expect(loser.page.getByTitle('Field 5')).toBeVisible()
    await expect(bar(loser.page, new RegExp(`^${event}`))).toHaveCount(0)
    await loser.page.goBack()
    const places = loser.page.waitForResponse(/\/events\/[^/]+\/places/)
    await loser.page.getByRole('link', { name: 'See the event' }).click()
    await places
    await expect(loser.page).toHaveURL(/\/events\//)
    await expect(heading(loser.page)).toHaveText(event)
  })

  await test.step('the mailed link takes no more answers, and says what became of the request', async () => {
    const closed = `Ana Ruiz chose another place for ${event}`
    await reader.page.getByRole('button', { name: 'Send the changed answer' }).tap()
    await expect(reader.page.getByText(`Not sent. ${closed}`)).toBeVisible()
    await reader.page.goto('about:blank')
    await reader.page.goto(linkIn(await mailTo(desk, 'chose another place')))
    await expect(heading(reader.page)).toContainText(closed)
    await expect(reader.page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expectNoSidewaysScroll(reader.page)
  })

  await test.step('no host was told of another one', async () => {
    const told = [
      { ...winner, name: pocket.name, offers: ['21,750'] },
      { ...loser, name: office.name, offers: ['23,980'] },
      { ...reader, name: mailed.name, offers: ['26,130', '25,640'] },
    ]
    for (const one of told) {
      const text = (await Promise.all(one.replies)).join('\n')
      expect(text).toContain(event)
      for (const { name, offers } of told.filter((other) => other !== one)) {
        expect(text).not.toContain(name)
        for (const offer of offers) expect(text).not.toMatch(new RegExp(`\\b${offer.replace(',', ',?')}\\b`))
      }
    }
  })
  for (const { page: own } of [winner, loser, reader]) await own.context().close()
  // Repeats would list them among their own.
  const { facilities } = await api(admin)
  for (const { id } of hosts) await facilities.remove({ id })
})

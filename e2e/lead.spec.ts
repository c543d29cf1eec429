import { expect } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { soccerHost } from './hosts.ts'
import { openAs } from './log-in.ts'
import { mailTo } from './mails.ts'
import { openSite, test } from './site.ts'

const today = dayOf(new Date())
/** Some day in three months. */
const firstDay = addDays(today, 91)

/** The team of a host answers a request. */
const { allApis, origin } = openSite()

async function askedHost(name: string) {
  const facility = await soccerHost({ name, city: 'Tok', state: 'Alaska', lat: 63.3, lng: -143 }, 3)
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const ask = async (eventName: string, spaceCount = 2, sport: 'Soccer' | 'Rugby' = 'Soccer') => {
    const { data: event } = await events.create({
      data: {
        name: eventName,
        category: 'Private',
        status: 'Published',
        sportsList: [sport],
        startDate: firstDay,
        endDate: addDays(firstDay, 1),
        spaceName: 'Field',
        needsSpecificSpaceType: true,
        spaceCount,
        teamCount: 96,
        roomNights: 1200,
        budgetFrom: 25_000,
        budgetTo: 35_000,
        urgency: 1,
        responseDeadline: addDays(today, 18),
      },
    })
    await events.amenities.create({ ownerId: event.id, data: { name: 'Showers' } })
    return (await events.leads.create({ ownerId: event.id, data: { profileId: facility.id } })).data.id
  }
  return { facility, organizer, ask }
}

test('a host holds the dates, answers and offers, and moves leads by keyboard', async ({ page }) => {
  const { facility, ask } = await askedHost('Tanana Fields')
  const { facilities } = (await allApis(facility.manager))['facility-mgmt']
  const ownerId = facility.id
  for (const day of [firstDay, addDays(firstDay, 1)])
    await facilities.hours.create({
      ownerId,
      data: { weekday: weekdayOf(day), opens: '08:00', closes: '20:00' },
    })
  const leadId = await ask('Heartland Spring Cup')
  await ask('Prairie Fall Cup', 1)
  await openAs(page, facility.manager, `${origin}/leads/${leadId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heartland Spring Cup')
  const spaces = page.getByRole('row', { name: /^Fits: Spaces/ })
  await expect(spaces).toContainText('2 of 2 fields')
  await expect(page.getByRole('row', { name: /Nice to have/ })).toContainText('ShowersNone on your page')

  await expect(page.getByRole('complementary')).toContainText(
    /What it could bring\$[\d.]+[KM] to \$[\d.]+[KM]/,
  )
  await expect(page.getByText('The organizer sees it, and an award books it.')).toBeVisible()
  await expect(page.getByText('You hold nothing for this request. An award then books nothing')).toBeVisible()
  await page.getByRole('button', { name: 'Hold 2 spaces' }).click()
  await expect(page.getByText('Field 1 and Field 2')).toBeVisible()
  // The own hold is not what takes the dates.
  await expect(page.getByRole('row', { name: /^Fits: Dates/ })).toContainText('Held for them')
  await expect(page.getByText('An award books what you hold: 2 fields')).toBeVisible()
  expect((await facilities.calendar.outsideHours({ ownerId })).data.count).toBe(0)
  await page.getByRole('complementary').getByRole('button', { name: 'I’m interested' }).click()
  await expect(page.getByText('You’re interested. They can see it.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Type the rent, or 0')).toBeVisible()
  await page.getByLabel('Rent ($)').fill('26,400')
  await page.getByLabel('Grant ($)').fill('6000')
  await expect(page.getByLabel('Total')).toHaveText('$20,400')
  await page.getByRole('button', { name: 'Send the offer' }).click()
  const sendChanges = page.getByRole('button', { name: 'Send the changes' })
  await expect(sendChanges).toBeDisabled()
  await page.getByLabel('Grant ($)').fill('6500')
  await expect(sendChanges).toBeEnabled()
  await page.getByLabel('Grant ($)').fill('6000')
  await expect(sendChanges).toBeDisabled()
  await expect(page.getByText('Your offer is out. They can see it.')).toBeVisible()
  await page.getByLabel('New note').fill('They know our director')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('They know our director')).toBeVisible()
  const history = page.getByRole('list').filter({ hasText: 'Request received' }).getByRole('listitem')
  await expect(history).toHaveText(
    ['Offer sent', 'Interested', 'Dates held', 'Request received'].map(
      (step) => new RegExp(`^${step}, .+, by .+`),
    ),
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  const card = page.getByRole('article', { name: 'Prairie Fall Cup' })
  await expect(card).toContainText('1 of 1 field')
  await card.focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Won is up to the organizer.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Prairie Fall Cup is back in New.')).toBeAttached()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  const interested = page.getByRole('region', { name: /^Interested/ })
  await expect(interested.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article', { name: 'Heartland Spring Cup' })).toContainText('Offer sent')
  await expect(card).not.toContainText('Offer sent')
  await expect(card).toBeFocused()
  await expectAccessible(page)

  await test.step('a card that is dropped on Passed asks for the reason first', async () => {
    const passed = page.getByRole('region', { name: /^Passed/ })
    const dialog = page.getByRole('dialog', { name: 'Pass on Prairie Fall Cup' })
    for (const answer of ['Close', 'Dates taken']) {
      await card.focus()
      await page.keyboard.press(' ')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press(' ')
      await dialog.getByRole('button', { name: answer }).click()
      await expect(dialog).toBeHidden()
      await expect(interested.getByRole('article')).toHaveCount(answer === 'Close' ? 2 : 1)
    }
    await expect(passed.getByRole('article')).toContainText('Dates taken')
  })
})

test('a host whose spaces are booked in part holds the hours that are left, and takes them back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { facility, ask } = await askedHost('Robertson Fields')
  const { facilities } = (await allApis(facility.manager))['facility-mgmt']
  const { id: ownerId } = facility
  const secondDay = addDays(firstDay, 1)
  for (const day of [firstDay, secondDay])
    await facilities.hours.create({
      ownerId,
      data: { weekday: weekdayOf(day), opens: '08:00', closes: '20:00' },
    })
  const { data } = await facilities.calendar.get({
    ownerId,
    from: `${firstDay}T00:00:00Z`,
    to: `${secondDay}T00:00:00Z`,
  })
  const book = (space: number, day: string, from: string, to: string) =>
    facilities.calendar.series.create({
      ownerId,
      data: {
        kind: 'Booking',
        title: 'Academy',
        unitIds: data.spaces[space]?.units.map(({ id }) => id) ?? [],
        weekdays: [weekdayOf(day)],
        from,
        to,
        firstDay: day,
        lastDay: day,
      },
    })
  for (const space of [0, 2]) await book(space, firstDay, '08:00', '14:00')
  await book(1, secondDay, '08:00', '20:00')
  await openAs(page, facility.manager, `${origin}/leads/${await ask('Heartland Spring Cup')}`)
  await expect(page.getByRole('row', { name: /^Fits: Dates/ })).toContainText('only from 2 PM')
  await expect(page.getByText(/Field 2: .*booked 8 AM – 8 PM \(Academy\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Field 1, .*: From 2 PM$/, pressed: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hold 2 spaces' }).click()
  await expect(page.getByText('Field 1 and Field 3')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Field 1 and Field 3' })).toContainText(
    'from 2 PM',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Hold 2 spaces' })).toBeVisible()
  await page.getByRole('button', { name: /^Field 3, .*: From 2 PM$/ }).click()
  await page.getByRole('button', { name: 'Change the hours' }).click()
  await page
    .getByLabel(/, from$/)
    .first()
    .fill('16:00')
  await page.getByRole('button', { name: 'Hold 2 spaces' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Field 1 at' })).toContainText('from 4 PM')
})

test('the total that a host looks at is the one that the organizer compares and is mailed', async ({
  page,
}) => {
  const { facility, organizer, ask } = await askedHost('Nenana Fields')
  const id = await ask('Figure Cup')
  const manager = await allApis(facility.manager)
  const ownerId = (await manager['contact-mgmt'].leads.my({ id })).data[0]?.ownerId ?? ''
  const { events } = (await allApis(organizer))['event-mgmt']
  await events.costs.create({ ownerId, data: { name: 'Medical cover', price: 2400 } })
  await openAs(page, facility.manager, `${origin}/leads/${id}`)
  const total = page.getByLabel('Total')
  await page.getByLabel('Rent ($)').fill('26,400')
  await expect(total).toHaveText('$28,800')
  await expect(page.getByText('Your total is within it')).toBeVisible()
  await page.getByText('Medical cover, $2,400').click()
  await expect(total).toHaveText('$26,400')
  await page.getByText('Medical cover, $2,400').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByRole('button', { name: 'Send the changes' })).toBeDisabled()
  await expect(total).toHaveText('$28,800')
  const { text } = await mailTo(organizer, 'Nenana Fields made an offer for Figure Cup: $28,800')
  expect(text).toContain('Their offer: $28,800 in total with')

  await test.step('a day that is offered and not held is held from the form', async () => {
    const data = { startDate: firstDay, endDate: addDays(firstDay, 2), rent: 26_400 }
    await manager['event-mgmt'].events.leads.bid.submit({ ownerId, id, data })
    await page.reload()
    await page.getByRole('button', { name: 'Hold 2 spaces' }).click()
    const choice = page.getByRole('group', { name: /^Nothing is held on/ })
    await choice.getByRole('button', { name: /^Hold / }).click()
    await expect(page.getByText('without a hold. Hold these days here')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hold 2 spaces' }).click()
    await expect(choice).toHaveCount(0)
  })

  await openAs(page, organizer, `${origin}/requests/${ownerId}/bids`)
  await expect(page.getByRole('article', { name: 'Nenana Fields' })).toContainText('$28,800')
  await page.getByRole('button', { name: 'Your costs' }).click()
  await expect(page.getByRole('dialog', { name: 'Your costs' })).toContainText(
    'The hosts that you ask read these rows with your prices.',
  )
})

test('a host passes by phone, and writes to the organizer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { facility, ask } = await askedHost('Delta Fields')
  await openAs(page, facility.manager, `${origin}/leads/${await ask('Heartland Spring Cup')}`)
  await page.getByRole('link', { name: 'Pass' }).click()
  await page.getByRole('button', { name: 'Dates taken' }).click()
  await expect(page.getByText('You passed: Dates taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the pass' }).click()
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.waitForURL('**/groups/*')
  await expect(page.getByRole('heading', { name: 'Heartland Spring Cup' })).toBeVisible()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('With Rosa Organizer')).toBeVisible()
  await conversation.getByRole('link', { name: 'Heartland Spring Cup' }).click()
  await expect(page).toHaveURL(/\/leads\//)
})

test('a facility finds from home which open requests fit, and what a change of its page would add', async ({
  page,
}) => {
  const { facility, ask } = await askedHost('Gerstle Fields')
  await ask('Heartland Spring Cup')
  await ask('Rugby Sevens', 2, 'Rugby')
  await openAs(page, facility.manager, `${origin}/home`)
  await page.getByRole('link', { name: 'Requests that fit of Gerstle Fields' }).click()
  await expect(page.getByRole('heading', { name: '1 open request fits' })).toBeVisible()
  const gains = page.getByRole('region', { name: 'One change of your page would add' })
  await expect(gains.getByRole('listitem')).toHaveText('List Rugby1 more, if it can be played at your place')
  await expectAccessible(page)

  await test.step('the board and the page of the facility lead there too', async () => {
    const tabs = page.getByRole('navigation', { name: 'Leads and open requests' })
    await tabs.getByRole('link', { name: 'Board' }).click()
    await expect(page.getByRole('article', { name: 'Rugby Sevens' })).toBeVisible()
    await tabs.getByRole('link', { name: 'Requests that fit' }).click()
    await gains.getByRole('link', { name: 'List Rugby' }).click()
    await expect(page).toHaveURL(new RegExp(`/facilities/${facility.id}#sports$`))
    await page.getByRole('link', { name: 'Requests that fit' }).click()
  })
  await page.getByRole('link', { name: 'Heartland Spring Cup' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heartland Spring Cup')
  await expect(page).toHaveURL(/\/leads\//)
})

import { truncate, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll } from './axe.ts'
import { edit, editableFacility, openOwn } from './editing.ts'
import { acceptInvitation, addressOf } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { api } = openSite()

/** Runs in the page and draws a picture there. */
const drawing = `(async () => {
  const canvas = new OffscreenCanvas(320, 200)
  canvas.getContext('2d').fillRect(40, 40, 240, 120)
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
})()`
const picture = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await page.evaluate<number[]>(drawing)),
})

/** Writes a file over the limit to the disk, since Playwright takes seconds to pass its content to the browser. */
async function largeFile(name: string) {
  const file = test.info().outputPath(name)
  await writeFile(file, '')
  await truncate(file, 20 * 1024 * 1024 + 1)
  return file
}

test('the texts, facts, address, hours and amenities of one page are edited', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/status of 412/, /ERR_FAILED/)
  const { id, manager } = await openOwn(page, 'Courts of the text')
  await test.step('edits the description, asks before discarding it, saves it and undoes that', async () => {
    const editor = await edit(page, 'About')
    const text = editor.getByRole('textbox')
    await text.fill('<b>Nine</b> courts & a café, 体育館.')
    await expect(editor.getByText('1 unsaved change')).toBeVisible()

    await editor.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('link', { name: 'Facilities', exact: true }).first().click()
    await expect(page.getByText('Leave without saving?')).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(text).toHaveValue('<b>Nine</b> courts & a café, 体育館.')

    await editor.getByRole('button', { name: 'Save text' }).click()
    await expect(editor).toHaveCount(0)
    await expect(page.getByText('<b>Nine</b> courts & a café, 体育館.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Eight courts.')).toBeVisible()
  })
  await test.step('shows each problem at its field and saves nothing until they are fixed', async () => {
    const contact = await edit(page, 'Contact')
    await contact.getByLabel('Phone').fill('call us')
    await contact.getByLabel('Email').fill('nobody')
    await contact.getByLabel('Website').fill('javascript:alert(1)')
    await contact.getByRole('button', { name: 'Save contact' }).click()
    await expect(contact.getByText('Must be a telephone number.')).toBeVisible()
    await expect(contact.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
    await expect(contact.getByText('Enter a web address, such as https://example.com.')).toBeVisible()
    await expectNoAxeFindings(page)
    await contact.getByLabel('Phone').fill('')
    await contact.getByLabel('Email').fill('')
    await contact.getByLabel('Website').fill('courts.example')
    await contact.getByRole('button', { name: 'Save contact' }).click()
    await expect(page.getByRole('link', { name: 'courts.example' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/courts\.example/,
    )

    const facts = await edit(page, 'Name and key facts')
    await facts.getByLabel('Name', { exact: true }).fill('')
    await facts.getByLabel('Seats').fill('some')
    await facts.getByRole('button', { name: 'Save facts' }).click()
    await expect(facts.getByText('Enter the name.')).toBeVisible()
    await expect(facts.getByText('Enter a number.')).toBeVisible()
    await facts.getByLabel('Name', { exact: true }).fill('ħ'.repeat(200))
    await facts.getByLabel('Seats').fill('3,200')
    await facts.getByRole('button', { name: 'Save facts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ħ'.repeat(200))
    await expect(page.getByText('3,200').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  await test.step('a change of another field by someone else is not a conflict', async () => {
    const editor = await edit(page, 'About')
    await editor.getByRole('textbox').fill('Nine courts.')
    const { facilities } = await api(manager)
    await facilities.update({ id, patch: [{ op: 'replace', path: '/phone', value: '317 555 0188' }] })
    await editor.getByRole('button', { name: 'Save text' }).click()
    await expect(page.getByText('Nine courts.')).toBeVisible()
    await expect(page.getByText('317 555 0188').first()).toBeVisible()
  })
  await test.step('a suggested address fills in the city and the state', async () => {
    const editor = await edit(page, 'Location')
    await editor.getByLabel('Street address').fill('100 Main Street, Carmel, In')
    await page
      .getByRole('option', { name: /Carmel, IN/ })
      .first()
      .click()
    await expect(editor.getByLabel('City')).toHaveValue('Carmel')
    await expect(editor.getByLabel('Street address')).toHaveValue('100 Main Street')
    await expect(editor.getByLabel('State or province')).toHaveValue('Indiana')
    await editor.getByRole('button', { name: 'Save location' }).click()
    await expect(editor).toHaveCount(0)
    await expect(page.locator('main')).toContainText('Carmel')
  })
  await test.step('hours by weekday and season are saved and read on the page', async () => {
    const editor = await edit(page, 'Hours')
    await editor.getByRole('button', { name: 'Add hours' }).click()
    const all = editor.getByRole('group', { name: 'Hours 1', exact: true })
    await all.getByRole('button', { name: 'Sun' }).click()
    await editor.getByRole('button', { name: 'Add hours' }).click()
    const winter = editor.getByRole('group', { name: 'Hours 2', exact: true })
    await editor.getByRole('button', { name: 'Save hours' }).click()
    await expect(winter.getByText('Choose at least one day.')).toBeVisible()
    await winter.getByRole('button', { name: 'Sat' }).click()
    await winter.getByLabel('Closes').fill('01:30')
    await winter.getByLabel('Opens').fill('18:00')
    await expect(winter.getByText('On the next day')).toBeVisible()
    await winter.getByLabel('Season').fill('Winter')
    await winter.getByLabel('First day', { exact: true }).selectOption('November')
    await winter.getByLabel('Last day', { exact: true }).selectOption('February')
    await winter.getByLabel('Last day, day of the month').selectOption('29')
    await expectNoAxeFindings(page)
    await editor.getByRole('button', { name: 'Save hours' }).click()
    await expect(editor).toHaveCount(0)
    const hours = page.getByRole('region', { name: 'Hours', exact: true })
    await expect(hours).toContainText('Mon – Sat8 AM – 10 PM')
    await expect(hours).toContainText('Winter Nov 1 – Feb 29')
    await expect(hours).toContainText('Sat6 PM – 1:30 AM')
  })
  await test.step('names the part that was not saved and retries only that', async () => {
    const editor = await edit(page, 'Amenities')
    await editor.getByRole('button', { name: 'Show all 33' }).click()
    await editor.getByLabel('Wifi').check()
    await editor.getByLabel('Lodging').check()
    await page.route('**/amenities?**', (route) =>
      route.request().postData()?.includes('Wifi') ? route.abort() : route.continue(),
    )
    await editor.getByRole('button', { name: 'Save amenities' }).click()
    await expect(editor.getByRole('alert')).toContainText('1 of 2 changes are saved. Not saved: Wifi.')
    await expect(editor.getByText('1 unsaved change')).toBeVisible()
    await page.unroute('**/amenities?**')
    await editor.getByRole('button', { name: 'Save amenities' }).click()
    await expect(editor).toHaveCount(0)
    const { data } = await (await api()).facilities.amenities.list({ ownerId: id })
    expect(data.map(({ name }) => name)).toEqual(['Lodging', 'Wifi'])
  })
})

test('the images, promotion and team of one page are managed', async ({ page, allowErrors }) => {
  test.setTimeout(120_000)
  allowErrors(/status of 4(00|09|15)/)
  const { id } = await openOwn(page, 'Courts of the images')
  await test.step('images: uploads, rejections with a reason, keyboard reordering, descriptions and deletion', async () => {
    const editor = await edit(page, 'Images')
    const files = editor.locator('input[type=file]')
    await files.setInputFiles([
      await picture(page, 'north_stand.png'),
      await picture(page, 'entrance.png'),
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') },
      { name: 'program.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ])
    await files.setInputFiles(await largeFile('large.png'))
    const tiles = editor.getByRole('list', { name: 'images', exact: true }).getByRole('listitem')
    await expect(tiles).toHaveCount(2)
    for (const reason of [
      'The file is empty.',
      'must be a JPEG, PNG',
      'This is not a JPEG',
      'larger than 20 MB',
    ])
      await expect(editor.getByText(reason)).toBeVisible()
    await expectNoAxeFindings(page)
    for (const file of ['empty.png', 'notes.png', 'program.exe', 'large.png'])
      await editor.getByRole('button', { name: `Dismiss: ${file}` }).click()
    await expect(editor).toBeFocused()

    const names = () =>
      tiles.locator('[title]').evaluateAll((all) => all.flatMap((one) => one.getAttribute('title') ?? []))
    const before = (await names()).filter((name) => !name.startsWith('M'))
    const last = before.at(-1) ?? ''
    const earlier = editor.getByRole('button', { name: `Move earlier: ${last}` })
    await earlier.focus()
    await page.keyboard.press('Enter')
    await expect(editor.getByText(`${last} moved to position 1 of 2.`)).toBeAttached()
    await expect(earlier).toBeFocused()
    await expect(tiles.first()).toContainText('Header')
    await expect
      .poll(async () =>
        (await (await api()).facilities.images.list({ ownerId: id })).data.map(({ name }) => name),
      )
      .toEqual([last, before[0]])

    await editor.getByRole('button', { name: `More: ${last}` }).click()
    await page.getByRole('menuitem', { name: 'Describe' }).click()
    await page.getByLabel('What it shows').fill('<i>Main court</i>')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(tiles.first()).toContainText('<i>Main court</i>')
    await editor.getByRole('button', { name: 'More: <i>Main court</i>' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(tiles).toHaveCount(1)
    await expect(editor).toBeFocused()

    const arrival = Promise.withResolvers<void>()
    await page.route('**/images/*/file?**', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await files.setInputFiles(await picture(page, 'late.png'))
    await editor.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('1 file not uploaded yet will not be added.')).toBeVisible()
    await page.getByRole('button', { name: 'Wait' }).click()
    arrival.resolve()
    await expect(tiles).toHaveCount(2)
  })
  await test.step('books, changes and cancels a promotion', async () => {
    const editor = await edit(page, 'Promotion', 'Choose days')
    const next = editor.getByRole('button', { name: /next month/i })
    await next.click()
    await next.click()
    const day = (n: number) =>
      editor
        .getByRole('gridcell')
        .getByRole('button', { name: new RegExp(`\\b${n}, \\d{4}`) })
        .last()
    // It looks disabled, and says why when it is pressed.
    await editor.getByRole('button', { name: /^Promote/ }).click({ force: true })
    await expect(editor.getByText('Choose the first and the last day.', { exact: true })).toBeVisible()
    await day(10).click()
    await day(12).click()
    const chosen = editor.getByText(/, 3 days$/)
    await expect(chosen).toBeVisible()
    await editor.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Close without booking?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep choosing' }).click()
    await page.getByRole('link', { name: 'Facilities', exact: true }).first().click()
    await expect(page.getByText('The days you chose are not booked yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(chosen).toBeVisible()

    await editor.getByRole('button', { name: /^Promote/ }).click()
    const booked = editor.getByRole('list', { name: 'Running and upcoming' }).getByRole('listitem')
    await expect(booked).toContainText('3 days')
    await expect(
      editor
        .getByRole('gridcell')
        .getByRole('button', { name: /booked/ })
        .first(),
    ).toBeDisabled()
    await expectNoAxeFindings(page)

    await booked.getByRole('button', { name: /^Change/ }).click()
    await day(10).click()
    await day(14).click()
    await editor.getByRole('button', { name: 'Save these days' }).click()
    await expect(booked).toContainText('5 days')
    await expect(booked.getByRole('button', { name: /^Change/ })).toBeFocused()
    await booked.getByRole('button', { name: /^Cancel/ }).click()
    await page.getByRole('button', { name: 'Cancel promotion' }).click()
    await expect(editor.getByText('No days booked yet.')).toBeVisible()
    await expect(editor).toBeFocused()
    await editor.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Choose days', exact: true })).toBeVisible()
  })
  await test.step('invites and removes team members and keeps the last manager', async () => {
    const colleague = await newAccount('Priya Vantongeren')
    const editor = await edit(page, 'Team')
    await editor.getByLabel('Email').fill('nobody@nowhere.example')
    await editor.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Close without inviting?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep typing' }).click()
    await page.getByRole('link', { name: 'Facilities', exact: true }).first().click()
    await expect(page.getByText('The address you typed was not invited.')).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(editor.getByLabel('Email')).toHaveValue('nobody@nowhere.example')

    // The same for an address without an account as for one with it.
    const invited = editor.getByRole('list', { name: 'Invited' }).getByRole('listitem')
    await editor.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(invited).toHaveCount(1)
    await editor.getByLabel('Email').fill(colleague)
    await editor.getByLabel('Role', { exact: true }).selectOption('Sales')
    await editor.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(invited).toHaveCount(2)
    await editor.getByLabel('Email').fill(colleague)
    await editor.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(editor.getByText('You have invited this address already.')).toBeVisible()
    await editor.getByLabel('Email').fill('')
    await editor.getByRole('button', { name: 'Withdraw the invitation to nobody@nowhere.example' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(invited).toHaveCount(1)

    await acceptInvitation(colleague)
    await page.reload()
    await edit(page, 'Team')
    const rows = editor.getByRole('list', { name: 'Team', exact: true }).getByRole('listitem')
    await expect(rows).toHaveCount(2)

    await editor.getByRole('button', { name: /^Remove Dana/ }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Leave', exact: true })).toBeDisabled()
    await question.getByRole('textbox').fill('leave')
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(editor.getByText('A page needs at least one manager.')).toBeVisible()
    await editor.getByRole('button', { name: /^Remove Priya/ }).click()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(rows).toHaveCount(1)
    await expect(editor).toBeFocused()
  })
})

test('the spaces, sports and pictures of one page are edited', async ({ page }) => {
  test.setTimeout(120_000)
  const facility = await editableFacility('Courts of the spaces')
  const { id, manager } = facility
  const { facilities } = await api(manager)
  for (const name of ['Court', 'Field'] as const)
    await facilities.spaceTypes.create({ ownerId: id, data: { name, count: 2 } })
  await facilities.sports.create({ ownerId: id, data: { name: 'Basketball' } })
  await openAs(page, manager, addressOf(facility))
  await test.step('finds a sport by its common name and undoes the change; adds an amenity', async () => {
    const sports = await edit(page, 'Sports')
    await sports.getByLabel('Find a sport').fill('futbol')
    await sports.getByLabel('Soccer', { exact: true }).check()
    await sports.getByLabel('Find a sport').fill('')
    await sports.getByLabel('Basketball', { exact: true }).uncheck()
    await sports.getByRole('button', { name: 'Save sports' }).click()
    await expect(sports).toHaveCount(0)
    const names = async () => (await facilities.sports.list({ ownerId: id })).data.map(({ name }) => name)
    expect(await names()).toEqual(['Soccer'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(['Basketball'])

    const amenities = await edit(page, 'Amenities')
    await amenities.getByRole('button', { name: 'Show all 33' }).click()
    await amenities.getByLabel('Lodging').check()
    await amenities.getByRole('button', { name: 'Save amenities' }).click()
    await expect(amenities).toHaveCount(0)
    await expect(page.locator('#amenities')).toContainText('Lodging')
  })
  await test.step('adds, changes and deletes spaces with one save', async () => {
    const editor = await edit(page, 'Spaces')
    const add = editor.getByRole('button', { name: 'Add a space' })
    await add.click()
    await add.click()
    await editor.getByRole('button', { name: 'Save spaces' }).click()
    await expect(editor.getByText('Choose one from the list.')).toHaveCount(2)
    await expect(editor.getByLabel('Space', { exact: true }).first()).toBeFocused()
    await editor.getByRole('button', { name: 'Delete: New space' }).first().click()
    await expect(add).toBeFocused()
    await editor.getByLabel('Space', { exact: true }).selectOption('Rink')
    await expect(editor.getByLabel('Surface').locator('option')).toHaveText([
      'Not specified',
      'Ice',
      'Concrete',
      'Synthetic',
      'Multi-purpose',
    ])
    await editor.getByLabel('Surface').selectOption('Ice')
    await editor.getByLabel('Count').fill('3')
    await editor.getByLabel('Features').fill('<script>alert(1)</script>')
    await editor.getByRole('button', { name: 'Close: 3 × Rink' }).click()
    await editor.getByRole('button', { name: 'Change: 2 × Court' }).click()
    await editor.getByLabel('Count').fill('5')
    await editor.getByRole('button', { name: 'Delete: 2 × Field' }).click()
    await expect(editor.getByRole('button', { name: /^Keep/ })).toBeFocused()
    await expect(editor.getByText('3 unsaved changes')).toBeVisible()
    await expectNoAxeFindings(page)
    await editor.getByRole('button', { name: 'Save spaces' }).click()
    await expect(editor).toHaveCount(0)
    const table = page.getByRole('table', { name: /spaces/i })
    await expect(table).toContainText('<script>alert(1)</script>')
    const saved = await facilities.spaceTypes.list({ ownerId: id })
    expect(saved.data.map(({ name, count, surface }) => [name, count, surface])).toEqual([
      ['Court', 5, null],
      ['Rink', 3, 'Ice'],
    ])
  })
  await test.step('dragging an image to the front makes it the first one', async () => {
    const editor = await edit(page, 'Images')
    const tiles = editor.getByRole('list', { name: 'images', exact: true }).getByRole('listitem')
    for (const name of ['one', 'two', 'three']) {
      await editor.locator('input[type=file]').setInputFiles(await picture(page, `${name}.png`))
      await expect(tiles.filter({ hasText: name })).toHaveCount(1)
    }
    const from = await tiles.nth(2).boundingBox()
    const to = await tiles.nth(0).boundingBox()
    if (from === null || to === null) throw new Error('the images are not shown')
    await page.mouse.move(from.x + 40, from.y + 40)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 })
    await page.mouse.move(to.x + 30, to.y + 40, { steps: 12 })
    await page.mouse.up()
    await expect
      .poll(async () =>
        (await (await api()).facilities.images.list({ ownerId: id })).data.map(({ name }) => name),
      )
      .toEqual(['three', 'one', 'two'])
    await expect(tiles.first()).toContainText('three')
  })
})

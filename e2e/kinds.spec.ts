import { randomUUID } from 'node:crypto'
import { profileKinds, type ProfileKindName } from '@app/contract/owners.ts'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll } from './axe.ts'
import { edit } from './editing.ts'
import {
  addressOfKind,
  approvedProfile,
  approveProfile,
  callsAs,
  kindFixtures,
  type KindFixture,
  type OwnProfile,
  pendingProfile,
} from './kinds.ts'
import { visit } from './facilities.ts'
import { logIn, openAs } from './log-in.ts'
import { results, withoutMap } from './market.ts'
import { grayPicture } from './one-pixel.ts'
import { endSession, logInAgain, sessionEndErrors } from './session-end.ts'
import { openSite, test } from './site.ts'

/** The conformance suite of the browser: what every kind of profile must withstand. */
const { origin } = openSite()

/** One that administrators approve and one that its team publishes. The other kinds share their code, and have one journey each. */
const wholeSuite: readonly ProfileKindName[] = ['facility', 'event']

/** A word that finds the profiles of one journey in the search. */
const newMark = () => `Quillfjord${randomUUID().slice(0, 8)}`

const names = [
  'W',
  '體育館'.repeat(60),
  'ملعب كرة السلة الكبير '.repeat(8).trim(),
  `${'Unbroken'.repeat(24)}12345678`,
]

/** Would set `injected`, and log an error, if it ever became part of a page. */
const markup = '<img src=x onerror="injected=1"></p></script><script>injected=1</script>'

const oddQueries = [
  'page=99999999999',
  'page=4000',
  'page=-3',
  'from=2027-02-31&to=tomorrow',
  'from=2027-03-14&to=2027-03-12',
  'sort=name&sort=best&sort=',
  'q=%00&near=%00',
  'near=Qwxzv+Nowhere&dist=1e99',
  'bounds=1,2&bounds=a,b,c,d',
  'reviews=-9&count=1e99&space=%00%3Cb%3E',
  '%E0%A4%A',
  'q[]=1&q[]=2&__proto__=1',
  `q=${'x'.repeat(4000)}`,
  `event=${'e'.repeat(3000)}`,
]

const pendingNote = (page: Page, { isPublishedByTeam }: KindFixture) =>
  page.getByText(`${isPublishedByTeam ? 'Draft' : 'Pending approval'}: only you and its team can see it.`)
const brokenImages = (page: Page) =>
  page.locator('img').evaluateAll((images) => {
    const isBroken = (image: Element) =>
      image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0
    return images.filter(isBroken).length
  })

const marketOf = (kind: KindFixture) => `${origin}${kind.path}/${kind.market}`

const marked = (what: string) => `${what} ${markup}`

/** A pending profile whose every text is markup. */
async function profileOfMarkup(kind: KindFixture, city: string) {
  const profile = await pendingProfile(kind, {
    name: marked('Name'),
    description: marked('About'),
    address: marked('Street'),
    city: `${city} <b>`,
    postalCode: '<b>46204</b>',
    website: 'https://example.com/"><b>',
  })
  const { images, documents } = await callsAs(kind, profile.manager)
  for (const [files, what, type] of [
    [images, 'Image', 'image/png'],
    [documents, 'Document', 'text/plain'],
  ] as const) {
    const { data } = await files.create({ ownerId: profile.id, data: { name: marked(what) } })
    await files.putFile({ ownerId: profile.id, id: data.id, file: new Blob([grayPicture], { type }) })
  }
  return profile
}

/** Approves or publishes a profile whose texts are markup, and expects them as text on every page. */
async function expectMarkupAsText(
  { page, context }: { page: Page; context: BrowserContext },
  name: ProfileKindName,
  city: string,
  profile: OwnProfile,
) {
  const kind = kindFixtures[name]
  const market = marketOf(kind)
  const expectText = async (what: string) => {
    await expect(page.getByText(marked(what)).first()).toBeAttached()
    expect(await page.evaluate("'injected' in window")).toBe(false)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }

  if (!kind.isPublishedByTeam) {
    await openAs(page, admin, `${origin}/admin?kind=${name}&q=${city}`)
    await expectText('Name')
    await context.clearCookies()
  }
  await approveProfile(kind, profile)
  await kind.fillTexts?.(profile, marked('Own text'))
  await kind.addNeighbor(profile, marked('Neighbor'))

  await visit(page, addressOfKind(kind, profile))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.name)
  for (const what of ['About', 'Street', 'Document', 'Neighbor']) await expectText(what)
  if (kind.fillTexts) await expectText('Own text')
  await expect(page.getByRole('link', { name: `Image 1 of 1: ${marked('Image')}` })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ name: profile.name })

  if (kind.market !== undefined) {
    await page.setViewportSize(withoutMap)
    await expect(async () => {
      await visit(page, `${market}?q=${city}`)
      await expect(results(page)).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await expectText('Name')
    await visit(page, `${market}?q=${encodeURIComponent(marked('Query'))}`)
    await expectText('Query')
  }

  await openAs(page, profile.manager, `${origin}/home`)
  await expectText('Name')
  await page.getByRole('link', { name: profile.name }).first().click()
  const editor = await edit(page, 'Name and key facts')
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(profile.name)
  await expectText('About')
}

/** Expects a page whatever the query, and a 404 for ids of nothing. */
async function expectOddAddresses(request: APIRequestContext, kind: KindFixture, profile: OwnProfile) {
  const market = marketOf(kind)
  const addresses = [addressOfKind(kind, profile)]
  if (kind.market !== undefined) addresses.push(market, `${market}/filters`)
  for (const query of oddQueries)
    for (const address of addresses)
      expect([query, (await request.get(`${address}?${query}`)).status()]).toEqual([query, 200])
  for (const id of ['x', '00000000-0000-0000-0000-000000000000', randomUUID(), '%00', '%3Cscript%3E'])
    expect([id, (await request.get(`${origin}${kind.path}/${id}`)).status()]).toEqual([id, 404])
}

for (const name of wholeSuite) {
  const kind = kindFixtures[name]
  const market = marketOf(kind)

  test.describe(`a ${name}`, () => {
    test.describe.configure({ timeout: 120_000 })

    test('names of any length and script fit a window of 320 px, with no picture or a broken one', async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/ERR_FAILED/)
      await page.setViewportSize({ width: 320, height: 700 })
      const city = newMark()
      const profiles = await Promise.all(
        names.map((one) => approvedProfile(kind, { name: one, city, description: 'a'.repeat(5000) })),
      )
      const [first, second] = profiles
      if (first === undefined || second === undefined) throw new Error('there are no names')
      const { images } = await callsAs(kind, first.manager)
      const { data } = await images.create({ ownerId: first.id, data: { name: '體'.repeat(200) } })
      const file = new Blob([grayPicture], { type: 'image/png' })
      await images.putFile({ ownerId: first.id, id: data.id, file })
      await page.route(`**/images/${data.id}**`, (route) => route.abort())
      await kind.addNeighbor(second, names.at(-1) ?? '')

      for (const profile of profiles) {
        await visit(page, addressOfKind(kind, profile))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.name)
        await expect.poll(() => brokenImages(page)).toBe(0)
        await expectNoSidewaysScroll(page)
      }
      await expectNoAxeFindings(page)

      if (kind.market === undefined) return
      await expect(async () => {
        await visit(page, `${market}?q=${city}`)
        await expect(results(page)).toHaveCount(names.length, { timeout: 500 })
      }).toPass()
      const titles = results(page).getByRole('heading')
      for (const one of names)
        await expect(titles.getByRole('link', { name: one, exact: true })).toBeVisible()
      await expect.poll(() => brokenImages(page)).toBe(0)
      await expectNoSidewaysScroll(page)
      await expectNoAxeFindings(page)
    })

    test('HTML in its texts is shown as text on every page', async ({ page, context, allowErrors }) => {
      allowErrors(/status of 404/)
      const city = newMark()
      const profile = await profileOfMarkup(kind, city)
      await expectMarkupAsText({ page, context }, name, city, profile)
    })

    test('nonsense in an address is ignored with a notice, or a 404', async ({ page, request }) => {
      const profile = await approvedProfile(kind, { name: 'Profile of odd addresses' })
      await expectOddAddresses(request, kind, profile)
      const answer = await page.goto(`${addressOfKind(kind, profile)}?${oddQueries.join('&')}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.name)
      if (kind.market === undefined) return
      await page.setViewportSize(withoutMap)
      await visit(page, `${market}?state=Indiana&page=-3&bounds=1,2&state=Utopia&near=%00&foo=%3Cb%3E`)
      for (const ignored of ['foo=<b>', 'near=\uFFFD', 'bounds=1,2', 'state=Utopia', 'page=-3'])
        await expect(page.getByText('Ignored:')).toContainText(ignored)
      await page.getByRole('link', { name: 'Remove from the address' }).click()
      await expect(page).toHaveURL(`${market}?state=Indiana`)
      await expect(page.getByText('Ignored:')).toBeHidden()
    })

    test('while it is hidden a stranger gets a 404, and its manager edits it until it is approved or published', async ({
      page,
      context,
      request,
      allowErrors,
    }) => {
      allowErrors(/status of 404/, ...sessionEndErrors)
      const profile = await pendingProfile(kind, { name: `${newMark()} <i>of</i> Dayton` })
      const address = addressOfKind(kind, profile)
      const answer = await request.get(address)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).not.toContain('Quillfjord')
      const nothing = 'There is nothing at this address'
      await openAs(page, await newAccount('Marcus Ellingsford'), origin)
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: nothing })).toBeVisible()
      await expect(page.getByText('Quillfjord')).toHaveCount(0)

      await context.clearCookies()
      await visit(page, address)
      await expect(page.getByRole('heading', { name: nothing })).toBeVisible()
      await logIn(page, profile.manager)
      await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible()
      await expect(pendingNote(page, kind)).toBeVisible()
      await page.getByRole('button', { name: 'View as a visitor' }).click()
      await expect(page.getByText('This is what visitors see.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)

      await openAs(page, profile.manager, address)
      await expect(pendingNote(page, kind)).toBeVisible()
      const editor = await edit(page, 'About')
      await editor.getByRole('textbox').first().fill('Typed before the session ended.')
      await endSession(page, context)
      await editor.getByRole('button', { name: 'Save text' }).click()
      await logInAgain(page, profile.manager)
      await expect(editor).toHaveCount(0)
      await expect(page.getByText('Typed before the session ended.')).toBeVisible()

      if (kind.isPublishedByTeam) {
        await page.getByRole('button', { name: 'Publish' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
        await expect(page.getByText(`${profile.name} is published.`)).toBeVisible()
      } else {
        await context.clearCookies()
        await openAs(page, admin, address)
        await expect(pendingNote(page, kind)).toBeVisible()
        await page.getByRole('button', { name: 'Approve' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
        await expect(page.getByText(`${profile.name} is approved.`)).toBeVisible()
      }
      expect(await (await request.get(address)).text()).toContain('Typed before the session ended.')
    })

    test('a save that conflicts with another one asks, and either version can be kept', async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/status of 412/)
      const profile = await approvedProfile(kind, { name: 'Profile of two editors' })
      const { update } = await callsAs(kind, admin)
      const saveTheirs = async (value: string) =>
        update({ id: profile.id, patch: [{ op: 'replace', path: '/description', value }] })
      await openAs(page, profile.manager, addressOfKind(kind, profile))

      /** Types a text, which is saved after another one. */
      async function conflict(mine: string, theirs: string) {
        const editor = await edit(page, 'About')
        await editor.getByRole('textbox').first().fill(mine)
        await saveTheirs(theirs)
        await editor.getByRole('button', { name: 'Save text' }).click()
        await expect(editor.getByText(mine)).toBeVisible()
        await expect(editor.getByText(theirs)).toBeVisible()
        await expect(editor).toBeFocused()
        return editor
      }

      const first = await conflict('Mine: ten courts.', 'Theirs: twelve courts.')
      await expect(first.getByText(/^Saved (by|meanwhile)/)).toBeVisible()
      await expectNoAxeFindings(page)
      await first.getByRole('button', { name: 'Back to editing' }).click()
      await expect(first.getByRole('textbox').first()).toHaveValue('Mine: ten courts.')
      await expect(first).toBeFocused()
      await first.getByRole('textbox').first().fill('Both: eleven courts.')
      await first.getByRole('button', { name: 'Save text' }).click()
      await expect(page.getByText('Both: eleven courts.')).toBeVisible()

      const second = await conflict('Mine again.', 'Theirs again.')
      await second.getByRole('radio', { name: /^Saved (by|meanwhile)/ }).check()
      await second.getByRole('button', { name: 'Save selected' }).click()
      await expect(second).toHaveCount(0)
      await expect(page.getByText('Theirs again.')).toBeVisible()

      const third = await conflict('Mine at last.', 'Theirs at last.')
      await third.getByRole('button', { name: 'Keep all mine' }).click()
      await expect(third).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('Mine at last.')).toBeVisible()
    })
  })
}

for (const name of profileKinds.filter((each) => !wholeSuite.includes(each)))
  test(`a ${name} is hidden until it is approved, shows HTML as text, fits 320 px, and withstands odd addresses`, async ({
    page,
    context,
    request,
    allowErrors,
  }) => {
    test.setTimeout(120_000)
    allowErrors(/status of 404/)
    const kind = kindFixtures[name]
    const city = newMark()
    const profile = await profileOfMarkup(kind, city)
    const address = addressOfKind(kind, profile)
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('injected')
    await expectMarkupAsText({ page, context }, name, city, profile)
    await expectOddAddresses(request, kind, profile)

    const unbroken = await approvedProfile(kind, {
      name: names.at(-1) ?? '',
      city,
      description: 'a'.repeat(5000),
    })
    await kind.addNeighbor(unbroken, names.at(-1) ?? '')
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, addressOfKind(kind, unbroken))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unbroken.name)
    await expect.poll(() => brokenImages(page)).toBe(0)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

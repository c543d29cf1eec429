import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

/** The pictures of the product on the help pages, from the demo catalogue. */
const { origin, allApis } = openSite()

const folder = new URL('../web/public/help/', import.meta.url)
const desktop = { width: 1200, height: 750 }
const phone = { width: 390, height: 750 }

const search = '/facilities/marketplace?q=basketball'

/** The paths of the first pages in a marketplace. */
async function firstIn(page: Page, market: string, path: string): Promise<string[]> {
  await page.goto(origin + market)
  await page.locator('main article').first().waitFor()
  const hrefs: string[] = await page
    .locator(`main a[href^="${path}/"]`)
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
  const pages = new Set(hrefs.filter((href) => /\/[0-9a-f-]{36}$/.test(href)))
  if (pages.size === 0) throw new Error(`nothing in ${market}`)
  return [...pages]
}

/** As WebP in the pixels of the window, or of two screens side by side. */
async function toWebP(page: Page, shots: readonly Buffer[]): Promise<Buffer> {
  const url = await page.evaluate(
    async (pngs) => {
      const images = await Promise.all(
        pngs.map(async (png) => {
          const image = new Image()
          image.src = `data:image/png;base64,${png}`
          await image.decode()
          return image
        }),
      )
      const canvas = document.createElement('canvas')
      canvas.width = images.reduce((sum, { width }) => sum + width, 0)
      canvas.height = Math.max(...images.map(({ height }) => height))
      let left = 0
      for (const image of images) {
        canvas.getContext('2d')?.drawImage(image, left, 0)
        left += image.width
      }
      return canvas.toDataURL('image/webp', 0.8)
    },
    shots.map((shot) => shot.toString('base64')),
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

async function shoot(page: Page, theme: string, name: string, paths: readonly string[], size = desktop) {
  await page.setViewportSize(size)
  const shots: Buffer[] = []
  for (const path of paths) {
    await page.goto(origin + path)
    await untilHydrated(page)
    const hash = new URL(origin + path).hash
    if (hash !== '') await page.locator(hash).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    shots.push(await page.screenshot())
  }
  const blank = await page.context().newPage()
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(`${name}-${theme}.webp`, folder), await toWebP(blank, shots))
  await blank.close()
}

/** A conversation between an organizer and a venue. */
async function conversation() {
  const [dana, sam] = [await newAccount('Dana Whitfield'), await newAccount('Sam Ortega')]
  const calls = async (email: string) => (await allApis(email))['user-mgmt']
  const [hers, his] = [await calls(dana), await calls(sam)]
  const samsId = (await his.users.my({})).data.id
  const { id } = (await hers.groups.create({ data: { name: 'Spring Invitational', memberIds: [samsId] } }))
    .data
  const say = (person: typeof hers, text: string) =>
    person.groups.messages.create({ ownerId: id, data: { text, clientId: crypto.randomUUID() } })
  await say(hers, 'Hi Sam, are courts 1 to 8 free from April 23rd to 25th? 64 teams, under 14.')
  await say(his, 'They are. I can hold them for two weeks. Do you need the mezzanine for registration?')
  await say(hers, 'Yes please, from 7 am on Friday. How many seats does the championship court have?')
  await say(his, '1,200 with the bleachers out. The floor plan is on our page: it says where teams enter.')
  await say(hers, 'Perfect. I will send the request with all details tonight.')
  return { email: dana, path: `/groups/${id}` }
}

test('pictures of the help pages', async ({ page }) => {
  const talk = await conversation()
  const venues = await firstIn(page, search, '/facilities')
  const [venue = ''] = venues
  const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const [event] = await firstIn(page, '/events/marketplace', '/events')
  const [destination] = await firstIn(page, '/destinations/marketplace', '/destinations')
  const paths = {
    market: search,
    venue,
    spaces: `${venue}#spaces`,
    compare: `/compare?facilities=${venues.slice(0, 3).map(idOf).join(',')}`,
    request: `/requests/new?facilities=${venues.slice(0, 3).map(idOf).join(',')}`,
    event: event ?? '',
    destination: destination ?? '',
    business: '/businesses/marketplace',
  }
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    for (const [name, path] of Object.entries(paths)) await shoot(page, theme, name, [path])
  }
  await openAs(page, talk.email, `${origin}/home`)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await shoot(page, theme, 'conversation', [talk.path])
    await shoot(page, theme, 'notifications', ['/account#notifications'])
    await shoot(page, theme, 'phone', [search, talk.path], phone)
  }
})

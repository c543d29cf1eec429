import { compare, type Figure } from './figures.ts'
import { fire, type Shot } from './load.ts'
import { interactionFigures } from './interactions.ts'
import { lighthouseFigures, unindexedFigures } from './lighthouse.ts'
import type { RunningSide } from './sides.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'

const market = '/facilities/marketplace'
/** A static file from the same process, as the minimal cost of a response. */
const file: Shot = { method: 'GET', path: '/favicon.svg' }
const get = (path: string) => (): Shot => ({ method: 'GET', path })

async function perSecond(
  side: RunningSide,
  what: string,
  shot: () => Shot,
  { count = 500, atLeast }: { count?: number; atLeast?: number } = {},
): Promise<Figure> {
  await fire(side, 100, shot)
  const from = performance.now()
  await fire(side, count, shot)
  return { what, ours: count / ((performance.now() - from) / 1000), atLeast, unit: 'per second' }
}

async function stylesheetFigure(origin: string): Promise<Figure> {
  const page = await (await fetch(origin)).text()
  const address = /rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? ''
  const { headers } = await fetch(origin + address, { headers: { 'accept-encoding': 'gzip' } })
  const ours = Number(headers.get('content-length') ?? Number.NaN) / 1024
  return { what: 'blocking stylesheet, gzip', ours, atMost: 16, unit: 'KB' }
}

/** Server cost of pages compared to a static file, and their Lighthouse scores and interaction costs. */
export async function pageFigures(product: RunningSide, ids: string[]): Promise<Figure[]> {
  // Pages aren't kept for requests with a token, which browsers never send for pages.
  const side = { ...product, headers: { 'accept-encoding': 'br' } }
  const program = await ensureChromium()
  const origin = `http://localhost:${side.port}`
  const [id] = ids
  // Requests per second: 8 times those of before pages were kept, and no fewer renders.
  const pages = [
    {
      name: 'landing',
      route: '../landing/landing-route',
      path: '/',
      hot: 8 * 146,
      cold: 130,
      goals: { performance: 99 },
    },
    {
      name: 'marketplace',
      route: '../kinds/facility/market-route',
      path: market,
      hot: 8 * 185,
      cold: 140,
      goals: { performance: 99 },
    },
    {
      name: 'venue',
      route: '../kinds/facility/profile-route',
      path: `/facilities/${id}`,
      hot: 8 * 122,
      cold: 110,
    },
  ]
  const figures: Figure[] = [await perSecond(side, 'static file', () => file, { count: 2000 })]
  for (const { name, path, hot, cold: atLeast } of pages) {
    figures.push(
      await compare(`${name}: page vs. static file`, undefined, [side, get(path)], [side, () => file], 200),
    )
    figures.push(await perSecond(side, name, get(path), { atLeast: hot }))
    let cold = 0
    const renewed = () => get(`${path}?cold=${cold++}`)()
    figures.push(await perSecond(side, `${name}, rendered anew`, renewed, { count: 200, atLeast }))
  }
  figures.push(await stylesheetFigure(origin))
  for (const page of pages) figures.push(...(await lighthouseFigures(page, origin + page.path, program)))
  const creation = '../kinds/facility/creation/route'
  figures.push(...(await unindexedFigures('creation', creation, `${origin}/facilities/new`, program)))
  figures.push(...(await interactionFigures(origin + market, program)))
  return figures
}

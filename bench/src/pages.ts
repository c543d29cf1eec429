import { compare, type Figure } from './figures.ts'
import { fire, type Shot } from './load.ts'
import { interactionFigures } from './interactions.ts'
import { lighthouseFigures } from './lighthouse.ts'
import type { RunningSide } from './sides.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'

const market = '/facilities/marketplace'
/** A static file from the same process, as the minimal cost of a response. */
const file: Shot = { method: 'GET', path: '/favicon.svg' }
const get = (path: string) => (): Shot => ({ method: 'GET', path })

async function perSecond(side: RunningSide, what: string, shot: () => Shot, count = 500): Promise<Figure> {
  await fire(side, 100, shot)
  const from = performance.now()
  await fire(side, count, shot)
  return { what, ours: count / ((performance.now() - from) / 1000), unit: 'per second' }
}

/** Server cost of pages compared to a static file, and their Lighthouse scores and interaction costs. */
export async function pageFigures(product: RunningSide, ids: string[]): Promise<Figure[]> {
  // Pages aren't kept for requests with a token, which browsers never send for pages.
  const side = { ...product, headers: { 'accept-encoding': 'br' } }
  const program = await ensureChromium()
  const origin = `http://localhost:${side.port}`
  const [id] = ids
  const pages = [
    { name: 'landing', path: '/' },
    { name: 'marketplace', path: market },
    { name: 'venue', path: `/facilities/${id}` },
  ]
  const figures: Figure[] = [await perSecond(side, 'static file', () => file, 2000)]
  for (const { name, path } of pages) {
    figures.push(
      await compare(`${name}: page vs. static file`, undefined, [side, get(path)], [side, () => file], 200),
    )
    figures.push(await perSecond(side, name, get(path)))
    let cold = 0
    figures.push(await perSecond(side, `${name}, rendered anew`, () => get(`${path}?cold=${cold++}`)(), 200))
  }
  for (const { name, path } of pages) figures.push(...(await lighthouseFigures(name, origin + path, program)))
  figures.push(...(await interactionFigures(origin + market, program)))
  return figures
}

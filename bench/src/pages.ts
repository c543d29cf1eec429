import { compare, type Figure } from './figures.ts'
import { fire, type Shot } from './load.ts'
import { interactionFigures } from './interactions.ts'
import { lighthouseFigures, scriptFigure } from './lighthouse.ts'
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
    { name: 'landing', path: '/', hot: 8 * 146, cold: 130, goals: { performance: 99, script: 112 } },
    { name: 'marketplace', path: market, hot: 8 * 185, cold: 180, goals: { performance: 99, script: 120 } },
    { name: 'venue', path: `/facilities/${id}`, hot: 8 * 122, cold: 110, goals: { script: 126 } },
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
  for (const { name, path, goals } of pages)
    figures.push(...(await lighthouseFigures(name, origin + path, program, goals)))
  figures.push(await scriptFigure('creation', `${origin}/facilities/new`, program, 165))
  figures.push(...(await interactionFigures(origin + market, program)))
  return figures
}

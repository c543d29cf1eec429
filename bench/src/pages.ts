import { compare, type Figure } from './figures.ts'
import { fire, type Shot } from './load.ts'
import { interactionFigures } from './interactions.ts'
import { lighthouseFigures } from './lighthouse.ts'
import type { RunningSide } from './sides.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'

const market = '/facilities/marketplace'
/** A file that the same process serves: what it costs to answer at all. */
const file: Shot = { method: 'GET', path: '/favicon.svg' }
const get = (path: string) => (): Shot => ({ method: 'GET', path })

async function perSecond(side: RunningSide, what: string, shot: () => Shot, count = 500): Promise<Figure> {
  await fire(side, 100, shot)
  const from = performance.now()
  await fire(side, count, shot)
  return { what, ours: count / ((performance.now() - from) / 1000), unit: 'per second' }
}

/** What pages cost the server beside a file from the same process, and what they are to whoever reads them. */
export async function pageFigures(side: RunningSide, ids: string[]): Promise<Figure[]> {
  const program = await ensureChromium()
  const origin = `http://localhost:${side.port}`
  const [id] = ids
  const pages = [
    { name: 'landing', path: '/' },
    { name: 'marketplace', path: market },
    { name: 'venue', path: `/facilities/${id}` },
  ]
  const figures: Figure[] = [await perSecond(side, 'a file', () => file, 2000)]
  for (const { name, path } of pages) {
    figures.push(
      await compare(`${name}, a page beside a file`, undefined, [side, get(path)], [side, () => file], 200),
    )
    figures.push(await perSecond(side, name, get(path)))
  }
  for (const { name, path } of pages) figures.push(...(await lighthouseFigures(name, origin + path, program)))
  figures.push(...(await interactionFigures(origin + market, program)))
  return figures
}

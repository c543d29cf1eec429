import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { firstScripts } from '../../web/chunks/first-load.ts'
import { openBrowser } from './browser.ts'
import { median, type Figure } from './figures.ts'

const runs = 5
const client = join(import.meta.dirname, '..', '..', 'web', 'build', 'client')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const usualScores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
interface Reading {
  scores: Record<(typeof categories)[number], number>
  shift: number
  scripts: readonly { path: string; kilobytes: number }[]
}

/** The transferred scripts. */
function scriptsOf({ audits }: Result) {
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  return items.flatMap(({ resourceType, url, transferSize }) =>
    resourceType === 'Script' && typeof url === 'string'
      ? [{ path: new URL(url).pathname, kilobytes: Number(transferSize) / 1024 }]
      : [],
  )
}

async function read(url: string, port: number): Promise<Reading> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { lhr } = run
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const failed = Object.values(lhr.audits).filter(
    ({ score: value, scoreDisplayMode }) =>
      value !== null && value < 0.9 && scoreDisplayMode !== 'informative',
  )
  if (process.env.BENCH_DETAILS !== undefined)
    console.log(url, failed.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`).join('; '))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scripts: scriptsOf(lhr),
  }
}

async function readInFreshBrowser(url: string, program: string): Promise<Reading> {
  const browser = await openBrowser(program)
  try {
    return await read(url, browser.port)
  } finally {
    await browser.close()
  }
}

/** What is transferred of the scripts that `web/chunks/first-load.test.ts` limits, and of those that the page loads later. */
function scriptFigures(name: string, route: string, readings: readonly Reading[]): Figure[] {
  const first = firstScripts(client, route)
  const total = (isFirst: boolean) =>
    median(
      readings.map(({ scripts }) =>
        scripts
          .filter(({ path }) => first.has(path) === isFirst)
          .reduce((sum, { kilobytes }) => sum + kilobytes, 0),
      ),
    )
  return [
    { what: `${name}: JavaScript, first load`, ours: total(true), unit: 'KB' },
    { what: `${name}: JavaScript, when idle`, ours: total(false), unit: 'KB' },
  ]
}

/** Of a page that search engines don't index, so its scores don't count. */
export const unindexedFigures = async (name: string, route: string, url: string, program: string) =>
  scriptFigures(name, route, [await readInFreshBrowser(url, program)])

/** Lighthouse's mobile scores of a page: medians of five runs, each in a fresh browser. */
export async function lighthouseFigures(
  { name, route, goals = {} }: { name: string; route: string; goals?: { performance?: number } },
  url: string,
  program: string,
): Promise<Figure[]> {
  const readings: Reading[] = []
  for (let run = 0; run < runs; run++) readings.push(await readInFreshBrowser(url, program))
  const minScores = { ...usualScores, ...goals }
  const medianOf = (of: (reading: Reading) => number) => median(readings.map(of))
  return [
    ...categories.map((category) => ({
      what: `${name}: Lighthouse ${category}`,
      ours: medianOf(({ scores }) => scores[category]),
      atLeast: minScores[category],
      unit: 'of 100',
    })),
    { what: `${name}: layout shift`, ours: medianOf(({ shift }) => shift), atMost: 0.01, unit: '' },
    ...scriptFigures(name, route, readings),
  ]
}

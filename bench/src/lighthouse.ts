import lighthouse, { type Result } from 'lighthouse'
import { openBrowser } from './browser.ts'
import { median, type Figure } from './figures.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const usualScores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Chunks that load on demand: the sign-in client and the map. */
const lazyChunks = /\/assets\/(auth0-session|maplibre|use-map|[a-z]+-map-engine)/

interface Reading {
  scores: Record<(typeof categories)[number], number>
  shift: number
  script: number
}

/** Kilobytes of JavaScript transferred on the first page load, without lazy chunks. */
function scriptOf({ audits }: Result): number {
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  const bytes = items
    .filter(
      ({ resourceType, url }) =>
        resourceType === 'Script' && typeof url === 'string' && !lazyChunks.test(url),
    )
    .map(({ transferSize }) => Number(transferSize))
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
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
    script: scriptOf(lhr),
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

const firstLoad = (name: string, ours: number, atMost: number): Figure => ({
  what: `${name}: JavaScript, first load`,
  ours,
  atMost,
  unit: 'KB',
})

/** JavaScript of a page that search engines don't index, so its scores don't count. */
export const scriptFigure = async (name: string, url: string, program: string, atMost: number) =>
  firstLoad(name, (await readInFreshBrowser(url, program)).script, atMost)

/** Lighthouse's mobile scores of a page: medians of five runs, each in a fresh browser. */
export async function lighthouseFigures(
  name: string,
  url: string,
  program: string,
  goals: { performance?: number; script: number },
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
    firstLoad(
      name,
      medianOf(({ script }) => script),
      goals.script,
    ),
  ]
}

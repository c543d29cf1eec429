import { copyOf, ensureCatalogue, openBenchServer } from '../databases.ts'
import type { Figure } from '../figures.ts'
import { product, type OpenSide } from '../sides.ts'
import { flatTrafficFigures } from './flat-traffic.ts'
import { reconcileFigures } from './reconcile.ts'
import { recordingFigures } from './recording.ts'
import { yearFigures } from './year-report.ts'
import pg from 'pg'

interface VisitBench {
  postgres: { url: string; pid: number }
  /** The URL of a new copy of a small catalogue. */
  copy: (name: string) => Promise<string>
  openOn: (databaseUrl: string) => OpenSide
  isQuick: boolean
}

const figuresOf: Record<string, (bench: VisitBench) => Promise<Figure[]>> = {
  recording: async ({ copy, openOn, isQuick }) => {
    const databaseUrl = await copy('recorded')
    return recordingFigures({
      databaseUrl,
      ids: await facilityIds(databaseUrl),
      open: openOn(databaseUrl),
      isQuick,
    })
  },
  reconcile: async ({ copy, openOn, isQuick }) => {
    const databaseUrl = await copy('reconciled')
    return reconcileFigures({ databaseUrl, open: openOn(databaseUrl), isQuick })
  },
  'flat-traffic': async ({ copy, isQuick }) => flatTrafficFigures(await copy('flat'), isQuick),
  year: ({ postgres, isQuick }) => yearFigures(postgres, isQuick),
}
export const visitParts = Object.keys(figuresOf)

/** What people read of pages: recording it, and reports of it. */
export async function visitFigures(only: string | undefined, isQuick: boolean): Promise<Figure[]> {
  const postgres = await openBenchServer()
  try {
    const small = await ensureCatalogue(postgres.url, 300)
    const bench: VisitBench = {
      postgres,
      copy: (name) => copyOf(postgres.url, small, name),
      openOn: (databaseUrl) => (port, environment) => product(databaseUrl, postgres.pid, port, environment),
      isQuick,
    }
    const figures: Figure[] = []
    for (const [name, measure] of Object.entries(figuresOf))
      if (only === undefined || only === name) figures.push(...(await measure(bench)))
    return figures
  } finally {
    await postgres.stop()
  }
}

async function facilityIds(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from profile where kind = 'facility' and audience = 'public' order by md5(id::text) limit 200`,
  )
  await client.end()
  return rows.map(({ id }) => id)
}

import { cpuOf, residentOf } from './processes.ts'
import type { Figure } from './figures.ts'
import type { RunningSide } from './sides.ts'

const warmUps = 2
const samplingMs = 20

interface Link {
  data: { url: string; count: number }
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'data' in value

/** The export of all public facilities: CPU per 1,000 rows, and the memory that the server takes for it. */
export async function exportFigures(side: RunningSide, headers: Record<string, string>): Promise<Figure[]> {
  const origin = `http://127.0.0.1:${side.port}`
  const download = async (format: string) => {
    const linked = await fetch(`${origin}/facility-mgmt/api/facilities/search/exports`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { format } }),
    })
    const link: unknown = await linked.json()
    if (!linked.ok || !isLink(link)) throw new Error(`The export was refused: ${JSON.stringify(link)}`)
    const file = await fetch(origin + link.data.url, { headers: { 'accept-encoding': 'identity' } })
    let bytes = 0
    for await (const chunk of file.body ?? []) bytes += chunk.length
    return { rows: link.data.count, bytes }
  }
  const figures: Figure[] = []
  for (const format of ['csv', 'xlsx']) {
    for (let round = 0; round < warmUps; round++) await download(format)
    const [cpu, before] = [cpuOf(side.pids), residentOf(side.pid)]
    let peak = before
    const sampling = setInterval(() => (peak = Math.max(peak, residentOf(side.pid))), samplingMs)
    const { rows } = await download(format)
    clearInterval(sampling)
    const what = `export of ${rows.toLocaleString('en')} facilities as ${format}`
    figures.push(
      { what, ours: ((cpuOf(side.pids) - cpu) / rows) * 1000, atMost: 250, unit: 'CPU ms/1,000 rows' },
      { what, ours: peak - before, atMost: 60, unit: 'MB more than before' },
    )
  }
  return figures
}

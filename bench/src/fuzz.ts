import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorLog } from '@app/server/conformance/fuzz/logged-errors.ts'
import { readTexts } from '@app/server/conformance/fuzz/read-texts.ts'
import { runFuzz, type FuzzReport, type Misfit } from '@app/server/conformance/fuzz/run-fuzz.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import { testServer } from '@app/server/testing/test-server.ts'
import { testIssuer } from '@app/server/testing/test-tokens.ts'
import pg from 'pg'
import { copyOf, folder, openBenchServer } from './databases.ts'
import type { Figure } from './figures.ts'

const full = { calls: 20_000, texts: 3400 }
const quick = { calls: 2000, texts: 340 }

const shownLength = 300

interface FuzzChoice {
  isQuick: boolean
  seed: number
}

/** Hostile calls of all operations: how many got a reply that must not be. Lists them, and the operations that never succeeded. */
export async function fuzzFigures({ isQuick, seed }: FuzzChoice): Promise<Figure[]> {
  const { calls, texts } = isQuick ? quick : full
  const postgres = await openBenchServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'fuzz-'))
  const databaseUrl = await copyOf(postgres.url, new URL(postgres.url).href, 'fuzz')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  await prepareDatabase(pool)
  await pool.end()
  const { log, errorOf } = errorLog()
  const ground = { databaseUrl, dataDir, issuer: await testIssuer(), clear: async () => {} }
  const server = await testServer(ground, undefined, { log })
  try {
    const print = ({ operation, caller, request, misfit, traceId }: Misfit) =>
      console.log(`${operation} by ${caller}: ${misfit}\n  ${request}\n  ${errorOf(traceId)?.message ?? ''}`)
    const report = await runFuzz(server, { calls, seed, onMisfit: print })
    const misfits = report.misfits.map((misfit) => ({ ...misfit, error: errorOf(misfit.traceId) }))
    const misreadings = (await readTexts(server, { texts, seed })).map((misreading) => ({
      ...misreading,
      error: errorOf(misreading.traceId),
    }))
    for (const { reader, text, misfit, error } of misreadings)
      console.log(
        `${reader}: ${misfit}\n  ${JSON.stringify(text.slice(0, shownLength))}\n  ${error?.message ?? ''}`,
      )
    const file = join(folder, 'fuzz.json')
    await mkdir(folder, { recursive: true })
    await writeFile(file, JSON.stringify({ seed, ...report, misfits, misreadings }, null, 2))
    console.log(`All of it is in ${file}`)
    return [
      ...figuresOf(report),
      { what: 'odd texts', ours: texts, unit: 'texts' },
      { what: 'odd texts that a reader fails at', ours: misreadings.length, atMost: 0, unit: 'texts' },
    ]
  } finally {
    await server.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figuresOf({ calls, statuses, misfits, accepted, neverAccepted }: FuzzReport): Figure[] {
  for (const { operation, reasons } of neverAccepted)
    console.log(`never accepted: ${operation}: ${reasons.join('; ') || 'not called'}`)
  const refused = Object.entries(statuses).reduce(
    (sum, [status, n]) => (Number(status) >= 400 ? sum + n : sum),
    0,
  )
  const internal = statuses[500] ?? 0
  return [
    { what: 'hostile calls', ours: calls, unit: 'calls' },
    { what: 'hostile calls that were refused', ours: refused, unit: 'calls' },
    { what: 'replies with status 500', ours: internal, atMost: 0, unit: 'calls' },
    { what: 'other replies that must not be', ours: misfits.length - internal, atMost: 0, unit: 'calls' },
    { what: 'operations that succeeded', ours: accepted, unit: 'operations' },
    { what: 'operations that never did', ours: neverAccepted.length, unit: 'operations' },
  ]
}

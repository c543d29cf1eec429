import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { apiOf } from '../api.ts'
import { folder, openBenchServer } from '../databases.ts'
import { costOf, median, type Figure } from '../figures.ts'
import { cpuOf } from '../processes.ts'
import { adminHeaders, product } from '../sides.ts'
import { ask, type GuideReply } from './asking.ts'
import { dearestQuestion } from './dearest-question.ts'
import { destinationIds, isDestinationName, type DestinationName } from './destinations.ts'
import { recordsNamedIn } from './facts.ts'
import { describe, isMiss, judge, type Verdict } from './judge.ts'
import { answerable, others, parts, type Part } from './questions.ts'
import { hasRecord } from './record-values.ts'
import { readRecords, type DestinationRecords } from './records.ts'

const port = 55_351
const database = 'guide'

/** Returns the URL of the guide's own database. The product fills it with the demo catalogue, and keeps its dates ahead. */
async function ensureDatabase(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await admin.query(`create database ${database}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const sum = (verdicts: readonly Verdict[], of: (verdict: Verdict) => number) =>
  verdicts.reduce((total, verdict) => total + of(verdict), 0)
const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)

function figuresOf(name: string, verdicts: readonly Verdict[]): Figure[] {
  const facts = sum(verdicts, ({ question }) => question.facts.length)
  const sentences = sum(verdicts, (verdict) => verdict.sentences)
  const of = (what: string, ours: number, goal: Pick<Figure, 'atLeast' | 'atMost'> = {}): Figure => ({
    what: `${name}: ${what}`,
    ours,
    ...goal,
    unit: '%',
  })
  return [
    of(
      `${facts} vital facts present`,
      percent(facts - sum(verdicts, ({ missing }) => missing.length), facts),
      {
        atLeast: 92,
      },
    ),
    of(
      `${verdicts.length} questions with all of them`,
      percent(verdicts.filter(({ missing }) => missing.length === 0).length, verdicts.length),
    ),
    of(
      `${sentences} sentences with a source`,
      percent(sentences - sum(verdicts, ({ uncited }) => uncited.length), sentences),
      { atLeast: 100 },
    ),
    of(
      'sources that hold what they are cited for',
      percent(sentences - sum(verdicts, ({ wrong }) => wrong.length), sentences),
      {
        atLeast: 100,
      },
    ),
    of('refused', percent(verdicts.filter(({ isRefused }) => isRefused).length, verdicts.length), {
      atMost: 2,
    }),
  ]
}

function refusalFigures(name: string, verdicts: readonly Verdict[]): Figure[] {
  if (verdicts.length === 0) return []
  const refused = verdicts.filter(({ isRefused }) => isRefused).length
  return [
    {
      what: `${name}: ${verdicts.length} questions without an answer refused`,
      ours: percent(refused, verdicts.length),
      atLeast: 98,
      unit: '%',
    },
  ]
}

/** Prints the share of present facts and whole answers of each group. */
function printGroups(verdicts: readonly Verdict[], groupOf: (verdict: Verdict) => string) {
  const groups = Map.groupBy(verdicts, groupOf)
  for (const [group, all] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    const facts = sum(all, ({ question }) => question.facts.length)
    const present = facts - sum(all, ({ missing }) => missing.length)
    const whole = all.filter(({ missing }) => missing.length === 0).length
    console.log(`${group.padEnd(14)} facts ${present}/${facts}  whole ${whole}/${all.length}`)
  }
}

function tables(verdicts: readonly Verdict[]): Figure[] {
  const answers = verdicts.filter(({ question }) => question.facts.length > 0)
  const refusals = verdicts.filter(({ question }) => question.facts.length === 0)
  const of = (all: readonly Verdict[], part: Part) => all.filter(({ question }) => question.part === part)
  printGroups(answers, ({ question }) => question.language)
  printGroups(answers, ({ question }) => question.kind)
  return [
    ...figuresOf('all', answers),
    ...refusalFigures('all', refusals),
    ...parts.flatMap((part) => [
      ...figuresOf(part, of(answers, part)),
      ...refusalFigures(part, of(refusals, part)),
    ]),
  ]
}

/**
 * How well the guides of ten destinations answer. Misses are written to a file, or printed with `printsMisses`: those that are
 * kept apart only with `readsAll`, since reading them ends that.
 */
export async function guideFigures({ printsMisses, readsAll }: { printsMisses: boolean; readsAll: boolean }) {
  const postgres = await openBenchServer()
  try {
    const url = await ensureDatabase(postgres.url)
    const environment = { CATALOGUE: 'demo', ASSISTANT_QUESTIONS: '100000' }
    const side = await product(url, postgres.pid, port, environment)
    try {
      const api = apiOf(side)
      const admin = apiOf({ port, headers: await adminHeaders(url, side) })
      const records = new Map<DestinationName, DestinationRecords>()
      for (const name of Object.keys(destinationIds))
        if (isDestinationName(name)) records.set(name, await readRecords(api, admin, name))
      const verdicts: Verdict[] = []
      const replies: GuideReply[] = []
      const all = [...answerable, ...others]
      const before = cpuOf(side.pids)
      for (const question of all) replies.push(await ask(api, question))
      const asked = all.reduce((total, { questions }) => total + questions.length, 0)
      const cpu = (cpuOf(side.pids) - before) / asked
      for (const [at, question] of all.entries()) {
        const known = records.get(question.destination)
        const reply = replies[at]
        if (!known || !reply) continue
        // The events of a catalogue depend on the day on which it was built.
        const gone = question.facts.flatMap(recordsNamedIn).filter((name) => !hasRecord(known, name))
        if (gone.length === 0) verdicts.push(judge(question, reply, known))
        else console.log(`left out, without ${gone.join(', ')}: ${question.questions.join(' » ')}`)
      }
      const misses = verdicts
        .filter((verdict) => isMiss(verdict) && (readsAll || verdict.question.part !== 'kept apart'))
        .map(describe)
        .join('\n')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'guide-misses.txt'), `${misses}\n`)
      if (printsMisses) console.log(misses)
      const page = { method: 'GET', path: `/destination-mgmt/api/destinations/${destinationIds.indy}` }
      return [
        ...tables(verdicts),
        {
          what: 'an answer, beside a destination by id',
          ours: cpu,
          yardstick: await costOf(side, 500, () => page),
          atMost: 150,
          unit: 'CPU ms',
        },
        {
          what: 'first words of an answer',
          ours: median(replies.map(({ firstWordsMs }) => firstWordsMs)),
          atMost: 60,
          unit: 'ms, median',
        },
        await dearestQuestion(api, records, all),
        { what: 'a whole answer', ours: median(replies.map(({ wholeMs }) => wholeMs)), unit: 'ms, median' },
      ]
    } finally {
      await side.stop()
    }
  } finally {
    await postgres.stop()
  }
}

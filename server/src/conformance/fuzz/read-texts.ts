import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { busyTimes } from '../../calendar/reading/busy-times.ts'
import { RefusedCalendar } from '../../calendar/reading/refused-calendar.ts'
import { fewerPlaces } from '../../import/testing/online-imports.ts'
import { createRandom, type Random } from '../../search/index/testing/random.ts'
import { signUp } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { wire, type WireRequest } from '../../testing/wire.ts'
import { csvFiles } from './hostile-files.ts'
import { misfitOf, traceOf } from './judge-reply.ts'
import { oddCalendar } from './odd-calendars.ts'
import { mailTexts, oddText, singleTexts } from './odd-texts.ts'

/** A reader that did what no reader should. */
export interface Misreading {
  reader: string
  text: string
  misfit: string
  /** Of the problem, which the server logs beside its errors. */
  traceId?: string | undefined
}

interface ReadSettings {
  texts: number
  seed: number
}

const mostQuery = 200
const requests = '/event-mgmt/api/events/requests/reading'
const markets = [
  '/facility-mgmt/api/facilities',
  '/destination-mgmt/api/destinations',
  '/hotel-mgmt/api/hotels',
  '/business-mgmt/api/businesses',
  '/event-mgmt/api/events',
  '/event-mgmt/api/organizations',
]
/** A thread reads a file, and another process an import, which takes longer than a call. */
const fileEvery = 15
const importEvery = 60

/** Gives odd texts to everything that reads texts. Returns what went wrong. */
export async function readTexts(server: TestServer, { texts, seed }: ReadSettings): Promise<Misreading[]> {
  const random = createRandom(seed)
  await fewerPlaces(server.pool)
  const found: Misreading[] = []
  const { token } = await signUp(server, 'importer', ['admin'])
  const note = (reader: string, text: string, misfit: string | null, traceId?: string) => {
    if (misfit !== null) found.push({ reader, text, misfit, traceId })
  }
  const ask = async (reader: string, text: string, method: string, path: string, sent: WireRequest = {}) => {
    const reply = await wire(server.origin, method, path, sent)
    note(reader, text, misfitOf(reply), traceOf(reply))
  }
  for (let n = 0; n < texts; n++) {
    const text = singleTexts[n] ?? oddText(random)
    await ask('request', text, 'POST', requests, { json: { data: { text } } })
    const query = encodeURIComponent(text.toWellFormed().slice(0, mostQuery).toWellFormed())
    const market = random.pick(markets)
    await ask(market, text, 'GET', `${market}/search/reading?text=${query}`)
    await ask('places', text, 'GET', `/place-mgmt/api/places/complete?text=${query}`)
    const calendar = oddCalendar(random)
    note('calendar', calendar, readCalendar(calendar))
    if (n % fileEvery === 0) {
      const mail = random.chance(0.5)
        ? `${random.pick(mailTexts)}\r\n${text}`
        : `Subject: ${text}\r\n\r\n${text}`
      await ask('email', mail, 'POST', `${requests}/file?name=a.eml`, fileOf(mail))
    }
    if (n % importEvery === 0) {
      const file = oddList(random, text, n / importEvery)
      note('import', file, await readList(server, token, file))
    }
  }
  return found
}

const fileOf = (text: string): WireRequest => ({
  body: text,
  headers: { 'content-type': 'application/octet-stream' },
})

/** One of the files, or one whose cells are the text. */
function oddList(random: Random, text: string, n: number): string {
  const cell = `"${text.replaceAll('"', '""')}"`
  return csvFiles[n] ?? `name,city,state,${cell}\n${cell},${cell},Indiana,${random.pick(['', cell])}\n`
}

const window = { timeZone: 'America/Chicago', from: Date.UTC(2031, 0), to: Date.UTC(2032, 0) }

function readCalendar(text: string): string | null {
  try {
    busyTimes(text, window)
    return null
  } catch (error) {
    return error instanceof RefusedCalendar ? null : String(error)
  }
}

const Uploaded = z.object({
  data: z.object({
    id: z.string(),
    state: z.string(),
    problem: z.object({ text: z.string(), remedy: z.string() }).nullable(),
  }),
})
/** A busy machine takes seconds to start the thread that reads. */
const maxChecks = 1200
const checkEveryMs = 50

/** Reads a list of venues up to the review. */
async function readList(server: TestServer, token: string, text: string): Promise<string | null> {
  const path = '/import-mgmt/api/imports'
  let reply = await wire(server.origin, 'POST', `${path}?name=a.csv`, {
    token,
    ...fileOf(text),
  })
  for (let checks = 0; checks < maxChecks; checks++) {
    const misfit = misfitOf(reply)
    if (misfit !== null || reply.status >= 400) return misfit
    const { id, state, problem } = Uploaded.parse(JSON.parse(reply.text)).data
    // What is wrong with a file must not be a fault of ours.
    if (state !== 'Reading') return problem?.remedy === 'retry' ? problem.text : null
    await pause(checkEveryMs)
    reply = await wire(server.origin, 'GET', `${path}/${id}`, { token })
  }
  return 'The import is being read for ever.'
}

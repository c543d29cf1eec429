import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { createApi } from '@app/contract/api.ts'
import type { Client, Send } from '@app/contract/client.ts'
import { Problem } from '@app/contract/problem.ts'
import type { services } from '@app/contract/tree.ts'
import pino, { type Logger } from 'pino'
import { inject as provided } from 'vitest'
import { createApp } from '../app.ts'
import type { AppParts, PageParts } from '../app-parts.ts'
import { connect, type Connections } from '../platform/database.ts'
import { foundBy } from '../patterns/found-by.ts'
import type { Message } from '../platform/mail/outbox.ts'
import type { ProbeWebsite } from '../platform/outgoing/probe-website.ts'
import { readQuotas } from '../platform/quota-settings.ts'
import type { SecurityEvent, SecurityFacts } from '../platform/security-events.ts'
import { sendCall } from './send-request.ts'
import { openStage } from './stage/open-stage.ts'
import { testDatabase } from './test-database.ts'
import { testIssuer, type Person, type TestIssuer } from './test-tokens.ts'
import { lendServer } from './worker-server.ts'

type Trees = typeof services
type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer A) => void
  ? A
  : never
/** The entities of all services side by side: no two services have one of the same name. */
export type Api = Client<Intersection<Trees[keyof Trees]>>

/** What the server said when it refused. */
export class RefusedCall extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.detail} ${JSON.stringify(problem.errors ?? [])}`)
    this.status = status
    this.problem = problem
  }
}

/** What a second server shares with the first: the database, the files, and who signs tokens. */
type Ground = Awaited<ReturnType<typeof ground>>

async function ground() {
  const database = await testDatabase(provided('databaseUrl'))
  const dataDir = await mkdtemp(join(provided('dataRoot'), 'data-'))
  const clear = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { databaseUrl: database.url, dataDir, issuer: await testIssuer(), clear }
}

/** Tests make all profiles of a person within a minute. */
const manyProfiles = 'profiles=20000/20000 profilesPerDay=20000/20000'

/** For tests that start more conversations than a new account may. */
export const manyConversations = 'groups=2000/2000 conversationsPerDay=2000/2000'

const neverAnswers: ProbeWebsite = async () => ({ outcome: 'NoAnswer', httpStatus: null })

/** What a test sets of the server. If `probeWebsite` is omitted, no website answers. */
interface TestSettings extends Partial<
  Pick<
    AppParts,
    | 'limits'
    | 'findPlace'
    | 'findDrives'
    | 'probeWebsite'
    | 'session'
    | 'backplaneUrl'
    | 'push'
    | 'calendarOrigins'
    | 'stories'
    | 'proxies'
    | 'questions'
    | 'guides'
    | 'model'
    | 'timeout'
  >
> {
  quotas?: string
  log?: Logger
}

/** Like `workerServer`, but a server that no other file uses: on a database of its own, or on that of another server. */
export async function testServer(
  shared?: Ground,
  pages?: PageParts,
  {
    quotas = manyProfiles,
    probeWebsite = neverAnswers,
    log = pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    ...settings
  }: TestSettings = {},
) {
  const own = shared ?? (await ground())
  const { databaseUrl, dataDir, issuer } = own
  const connections = connect(databaseUrl, { size: 6, genericPlans: true })
  const writes = connect(databaseUrl, { size: 6, genericPlans: true })
  // Writes look places up while their transaction holds a connection, so these are not to be had from the same pool:
  // as many writers as connections would wait for each other for ever.
  const lookups = connect(databaseUrl, { size: 2 })
  const mails: Message[] = []
  const events: (SecurityFacts & { name: SecurityEvent })[] = []
  const app = await createApp({
    connections,
    writes,
    databaseUrl,
    dataDir,
    origin: 'http://localhost',
    brand: 'Test',
    log,
    report: (name, facts) => void events.push({ name, ...facts }),
    tokens: issuer.rules,
    geocode: createGeocoder(lookups.pool),
    probeWebsite,
    mail: {
      async send(message) {
        mails.push(message)
        checkSources(message)
      },
      site: { issuer: 'http://localhost/', brand: 'Test' },
    },
    quotas: readQuotas(quotas) ?? new Map(),
    checkReplies: true,
    ...settings,
    ...(pages && { pages }),
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 300) covered(request.routeOptions.config.operation)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  return facing(
    {
      ...own,
      app,
      origin,
      pool: connections.pool,
      db: connections.db,
      /** The emails that were sent. */
      mails,
      /** The security events that were reported, as the server gives them to the log. */
      events,
      close: async () => {
        await app.close()
        await connections.close()
        await writes.close()
        await lookups.close()
        if (!shared) await own.clear()
      },
    },
    issuer,
  )
}
export type TestServer = Awaited<ReturnType<typeof testServer>>

/** Every email of every test says in its links to pages of profiles that it is one. A failure nobody waits for fails the run. */
function checkSources({ subject, text }: Message) {
  const links = text.match(/http:\/\/localhost\/[^\s<>]*/g) ?? []
  const plain = links.filter(
    (link) => !link.includes('?via=') && foundBy('mail', link, 'http://localhost') !== link,
  )
  if (plain.length > 0) void Promise.reject(new Error(`“${subject}” has ${plain.join(', ')}`))
}

/** A server as its people see it, who have tokens of this issuer. */
function facing<S extends Pick<Connections, 'pool' | 'db'> & { origin: string }>(
  server: S,
  issuer: TestIssuer,
) {
  const sendAs =
    (token?: string): Send =>
    async ({ headers, signal, ...call }) => {
      const { status, text } = await sendCall(server.origin, call, { token, headers, signal })
      if (status >= 300) throw new RefusedCall(status, Problem.parse(JSON.parse(text)))
      return JSON.parse(text)
    }
  const api = (token?: string): Api => Object.assign({}, ...Object.values(createApi(sendAs(token))))
  return {
    ...server,
    issuer,
    /** The API as this person, or as a visitor. */
    as: async (person?: Person) => api(person && (await issuer.tokenOf(person))),
    /** The API with this token. */
    withToken: api,
    stage: openStage({ db: server.db, issuer }, server.pool),
  }
}

/**
 * A whole server, called over HTTP through the typed client. It has an empty database, and serves other files when it is closed. Not for
 * tests of plans or with thousands of rows: its connections have kept plans for small tables.
 */
export const workerServer = lendServer<TestServer>(testServer, facing)

/** The operations that this process has reported. */
const reported = new Set<string>()

function covered(operation: string | undefined) {
  const file = process.env.ROUTE_COVERAGE
  if (!file || !operation || reported.has(operation)) return
  reported.add(operation)
  appendFileSync(file, `${operation}\n`)
}

/** The refusal that a call ends in; fails when it does not. */
export async function refusal(call: Promise<unknown>): Promise<RefusedCall> {
  try {
    await call
  } catch (error) {
    if (error instanceof RefusedCall) return error
    throw error
  }
  throw new Error('the call was not refused')
}

/** The paths that a refused call is told to mend. */
export const refusedFields = async (call: Promise<unknown>) =>
  ((await refusal(call)).problem.errors ?? []).map(({ path }) => path)

/** What a list says about itself. */
export const metaOf = <T>({ _meta }: { _meta: T }): T => _meta

/** Waits for what the read model shows within a second of a write. */
export async function eventually<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 30_000
  for (;;) {
    const value = await read()
    if (holds(value)) return value
    if (Date.now() > until) throw new Error(`still not so: ${JSON.stringify(value).slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

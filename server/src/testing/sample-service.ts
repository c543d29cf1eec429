import { createClient, type Client, type Send } from '@app/contract/client.ts'
import type { RouteTree } from '@app/contract/route.ts'
import { serviceBase } from '@app/contract/tree.ts'
import pino from 'pino'
import { registerExports } from '../exports/register-exports.ts'
import { bearerAuthentication } from '../platform/auth.ts'
import type { Handlers } from '../platform/http/call.ts'
import { implement } from '../platform/http/implement.ts'
import type { Rights } from '../platform/http/rights.ts'
import { httpServer } from '../platform/http/server.ts'
import type { CallerTurns } from '../platform/limits/caller-turns.ts'
import { rights } from '../rights.ts'
import { signIn } from '../services/user-mgmt/index.ts'
import { RefusedCall, type TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'
import { sendRequest } from './send-request.ts'
import { problemOf } from './wire.ts'

const name = 'sample'
export const sampleBase = serviceBase(name)

interface Sample<T extends RouteTree> {
  tree: T
  handlers: Handlers<T>
  /** Tables of children to create, each with the SQL of its own columns. */
  tables?: Record<string, string>
  /** Resolvers of items in place of the product's own. */
  items?: Partial<Rights['items']>
  /** Calls wait for no turns by default. */
  turns?: CallerTurns
}

/** A child table as migrations declare it, with its view and its revisions. */
const childTable = (table: string, columns: string) => `
  create table ${table} (
    id uuid primary key,
    owner_id uuid not null references owner (id) on delete cascade,
    ${columns},
    revision integer not null default 1,
    created_date timestamptz not null default now()
  );
  create view derived.${table}_item as select * from ${table};
  create trigger then_bump_revision before update on ${table} for each row execute function derived.bump_revision();`

/** A service of a test's own, on the database of a test server. Everything under its routes is the real thing. */
export async function sampleService<T extends RouteTree>(server: TestServer, sample: Sample<T>) {
  const { pool, db, issuer } = server
  for (const [table, columns] of Object.entries(sample.tables ?? {}))
    await pool.query(childTable(table, columns))
  const app = httpServer(pino({ level: 'silent' }), bearerAuthentication(issuer.rules, signIn(db)))
  const environment = {
    connections: { pool, db, close: async () => {} },
    writes: { pool, db, close: async () => {} },
    rights: { ...rights, items: { ...rights.items, ...sample.items } },
    quotas: new Map(),
    turns: sample.turns,
    checkReplies: true,
    largestFile: 1000,
    networkOf: (address: string) => address,
    report: () => {},
  }
  const service = { name, tree: sample.tree, handlers: sample.handlers }
  implement(app, environment, service)
  registerExports(app, { environment, services: [service], kinds: [] })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const sendAs =
    (token?: string): Send =>
    async ({ method, url, body, headers }) => {
      const json = body && 'json' in body ? body.json : undefined
      const heard = await sendRequest(origin, method, url, { token, json, headers })
      if (heard.status >= 300) throw new RefusedCall(heard.status, problemOf(heard))
      return JSON.parse(heard.text)
    }
  return {
    origin,
    /** The service's API as this person, or as a visitor. */
    as: async (person?: Person): Promise<Client<T>> =>
      createClient(sample.tree, sampleBase, sendAs(person && (await issuer.tokenOf(person)))),
    close: () => app.close(),
  }
}
export type SampleService<T extends RouteTree> = Awaited<ReturnType<typeof sampleService<T>>>

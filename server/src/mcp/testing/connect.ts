import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import * as z from 'zod'
import type { SignedUp } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

const allScopes = 'mcp:read requests:write leads:write'
type Token = Pick<SignedUp, 'person'>

interface ProgramTokenOptions {
  audience?: string
  scope?: string
  /** What the person allowed, by its public id. */
  grantId?: string
}

/** A token that a program got from this person. */
export const programToken = (
  { issuer }: TestServer,
  { person }: Token,
  { audience = 'http://localhost/mcp', scope = allScopes, grantId }: ProgramTokenOptions = {},
) =>
  issuer.sign(
    {
      sub: issuer.subjectOf(person),
      email: person.email,
      email_verified: true,
      name: person.name,
      sid: person.sessionId,
      gid: grantId,
      [issuer.rules.rolesClaim]: person.roles ?? [],
      scope,
    },
    '10m',
    { audience },
  )

const Result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ text: z.string().optional() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
})

/** What a client made of a call. */
const told = (result: unknown) => {
  const { isError = false, content, structuredContent = {} } = Result.parse(result)
  return { isError, text: content.map(({ text }) => text).join('\n'), fields: structuredContent }
}
export type Told = ReturnType<typeof told>

export interface Program {
  tools(): Promise<string[]>
  call(name: string, args?: Record<string, unknown>): Promise<Told>
  /** The questions that the person was asked. */
  questions: string[]
  /** Sends the last request again, as whoever recorded it could, and returns what it got. */
  resend(): Promise<string>
}

const info = { name: 'test', version: '1' }

const places = (server: TestServer, token: string) =>
  [
    new URL(`${server.origin}/mcp`),
    { requestInit: { headers: { authorization: `Bearer ${token}` } } },
  ] as const

/** The official client. The person answers each question like this; without it, nobody can be asked. */
export async function connect(
  server: TestServer,
  token: string,
  answer?: 'accept' | 'decline',
): Promise<Program> {
  const questions: string[] = []
  const client = new Client(info, {
    capabilities: answer === undefined ? {} : { elicitation: { form: {} } },
    // By default, it speaks like the clients of the years before.
    versionNegotiation: { mode: { pin: '2026-07-28' } },
  })
  if (answer !== undefined)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      questions.push(params.message)
      return answer === 'accept' ? { action: answer, content: { confirm: true } } : { action: answer }
    })
  const [place, options] = places(server, token)
  let last: Parameters<typeof fetch> = [place]
  const recording: typeof fetch = (...sent) => fetch(...(last = sent))
  await client.connect(new StreamableHTTPClientTransport(place, { ...options, fetch: recording }))
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args = {}) => told(await client.callTool({ name, arguments: args })),
    questions,
    resend: async () => (await fetch(...last)).text(),
  }
}

/** The client of the years before, which keeps a connection and begins with a handshake. */
export async function connectOld(server: TestServer, token: string): Promise<Omit<Program, 'resend'>> {
  const client = new OldClient(info, { capabilities: { elicitation: {} } })
  await client.connect(new OldTransport(...places(server, token)))
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args = {}) => told(await client.callTool({ name, arguments: args })),
    questions: [],
  }
}

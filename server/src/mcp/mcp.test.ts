import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, signUpHere, type SignedUp } from '../testing/people.ts'
import { workerServer, type TestServer } from '../testing/test-server.ts'
import { connect, connectOld, programToken } from './testing/connect.ts'

let server: TestServer
let ann: SignedUp

beforeAll(async () => {
  server = await workerServer()
  ann = await signUp(server, 'ann')
})
afterAll(() => server.close())

const send = (token: string | undefined, body: unknown) =>
  fetch(`${server.origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
const list = (token?: string) => send(token, { jsonrpc: '2.0', id: 1, method: 'tools/list' })
const callTool = (token: string, name: string, args: object) =>
  send(token, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })

describe('tokens', () => {
  test('the metadata names the resource, its scopes and who issues tokens', async () => {
    const reply = await fetch(`${server.origin}/.well-known/oauth-protected-resource/mcp`)
    expect(await reply.json()).toMatchObject({
      resource: 'http://localhost/mcp',
      authorization_servers: [server.issuer.rules.issuer],
      scopes_supported: ['mcp:read', 'requests:write', 'leads:write'],
    })
  })

  test('without a token, the reply says where to get one', async () => {
    const reply = await list()
    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toBe(
      'Bearer resource_metadata="http://localhost/.well-known/oauth-protected-resource/mcp"',
    )
  })

  test("the product's own token is refused here, and that of a program by the API", async () => {
    expect((await list(ann.token)).status).toBe(401)
    const ofProgram = await programToken(server, ann)
    const my = (bearer: string) =>
      fetch(`${server.origin}/facility-mgmt/api/facilities/my`, {
        headers: { authorization: `Bearer ${bearer}` },
      })
    expect((await my(ann.token)).status).toBe(200)
    expect((await my(ofProgram)).status).toBe(401)
  })

  test('a token for another resource is refused', async () => {
    const token = await programToken(server, ann, { audience: 'http://localhost/other' })
    expect((await list(token)).status).toBe(401)
  })

  test.each([
    ['search_pages', { kind: 'facility' }, 'requests:write leads:write', 'mcp:read'],
    ['draft_request', { name: 'Cup' }, 'mcp:read leads:write', 'requests:write'],
    ['answer_lead', { leadId: crypto.randomUUID(), answer: 'Passed' }, 'mcp:read', 'leads:write'],
    ['search_pages', { kind: 'facility' }, '', 'mcp:read'],
  ])('%s is refused without its scope, which the reply names', async (name, args, scope, needed) => {
    const reply = await callTool(await programToken(server, ann, { scope }), name, args)
    expect(reply.status).toBe(403)
    expect(reply.headers.get('www-authenticate')).toContain(`scope="${needed}"`)
  })

  test('a blocked person is refused', async () => {
    const ben = await signUp(server, 'ben')
    const token = await programToken(server, ben)
    expect((await list(token)).status).toBe(200)
    await server.pool.query('update app_user set blocked_date = now() where id = $1', [ben.id])
    await expect.poll(async () => (await list(token)).status, { timeout: 20_000 }).toBe(403)
  })

  test('a token whose session was ended between two calls is refused', async () => {
    const cal = await signUp(server, 'cal')
    const sessionId = crypto.randomUUID()
    const token = await programToken(server, { person: { ...cal.person, sessionId } })
    const program = await connect(server, token)
    expect((await program.call('search_pages', { kind: 'facility' })).isError).toBe(false)
    await server.pool.query('insert into ended_session (user_id, session_id) values ($1, $2)', [
      cal.id,
      sessionId,
    ])
    await expect.poll(async () => (await list(token)).status, { timeout: 20_000 }).toBe(401)
    const refused = program.call('search_pages', { kind: 'facility' }).catch(() => 'refused')
    expect(await refused).toBe('refused')
  })
})

test('a program that its person disconnects is refused, and other programs go on', async () => {
  const dan = await signUpHere(server, 'dan')
  const uid = crypto.randomUUID()
  await server.pool.query(
    `insert into identity.artifact (model, id, payload, account_id, program_name) values ('Grant', $1, $2, $3, 'Planner')`,
    [uid, { clientId: 'https://planner.test/client.json', iat: 1 }, `local|${dan.accountId}`],
  )
  const [connected] = (await dan.api.users.programs.list({})).data.programs
  const token = await programToken(server, dan, { grantId: connected!.id })
  const other = await programToken(server, dan, { grantId: crypto.randomUUID() })
  expect((await list(token)).status).toBe(200)
  await dan.api.users.programs.end({ programId: connected!.id })
  await expect.poll(async () => (await list(token)).status, { timeout: 20_000 }).toBe(401)
  expect((await list(other)).status).toBe(200)
  expect((await dan.api.users.programs.list({})).data.programs).toEqual([])
})

test.each(['new', 'old'])('the %s client lists all tools in order', async (age) => {
  const token = await programToken(server, ann)
  const program = await (age === 'new' ? connect(server, token) : connectOld(server, token))
  expect(await program.tools()).toEqual([
    'search_pages',
    'read_page',
    'match_request',
    'draft_request',
    'send_request',
    'my_leads',
    'answer_lead',
    'my_calendar',
    'event_hotels',
    'read_report',
  ])
})

test('nothing is kept open: a request that is no call is refused', async () => {
  const token = await programToken(server, ann)
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  expect((await fetch(`${server.origin}/mcp`, { headers })).status).toBe(405)
  expect((await send(token, { hello: 'world' })).status).toBe(400)
})

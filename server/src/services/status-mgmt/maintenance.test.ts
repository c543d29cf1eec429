import { Status } from '@app/contract/status/maintenance-routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  type TestServer,
  testServer,
  workerServer,
} from '../../testing/test-server.ts'

let server: TestServer
let other: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  other = await testServer(server)
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(async () => {
  await other.close()
  await server.close()
})

interface Shown {
  maintenanceMode: boolean
  message: string | null
  until: string | null
}

const off = { maintenanceMode: false, message: null, until: null }
const until = new Date(Date.now() + 3_600_000).toISOString()
const on = { maintenanceMode: true, message: 'Back soon.', until }

const change = (data: Pick<Shown, 'maintenanceMode'> & Partial<Shown>) =>
  admin.api.maintenance.change({ data })

/** The status that a server shows everybody. */
const statusAt = async ({ origin }: Pick<TestServer, 'origin'>): Promise<unknown> =>
  (await fetch(`${origin}/status.json?t=1&api-version=1.0`)).json()
const shown = (data: Shown) => ({ maintenanceMode: data.maintenanceMode, data })
beforeEach(async () => {
  await change({ maintenanceMode: false })
  await eventually(
    () => statusAt(server),
    (status) => JSON.stringify(status) === JSON.stringify(shown(off)),
  )
  server.events.splice(0)
})

describe('GET /status.json', () => {
  test('says that there is no maintenance, and is never cached', async () => {
    const reply = await fetch(`${server.origin}/status.json`)
    expect([reply.status, reply.headers.get('cache-control'), await reply.json()]).toEqual([
      200,
      'no-store',
      { maintenanceMode: false, data: { maintenanceMode: false, message: null, until: null } },
    ])
  })

  test('shows the switch, the message and the end on all servers of a database', async () => {
    await change(on)
    for (const each of [server, other]) await expect.poll(() => statusAt(each)).toEqual(shown(on))
  })

  test('is as documented', async () => {
    await change(on)
    await expect.poll(() => statusAt(server)).toEqual(shown(on))
    expect(Status.safeParse(await statusAt(server)).success).toBe(true)
  })

  test('shows them on a server that starts later', async () => {
    await change(on)
    const later = await testServer(server)
    expect(await statusAt(later)).toEqual(shown(on))
    await later.close()
  })

  test('shows a switch that was changed in the database', async () => {
    await server.pool.query('update maintenance set maintenance_mode = true')
    await expect.poll(() => statusAt(other)).toEqual(shown({ ...off, maintenanceMode: true }))
  })

  test('shows the last of many changes', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) await change({ maintenanceMode: true, message })
    const last = { maintenanceMode: true, message: 'Four', until: null }
    await expect.poll(() => statusAt(other)).toEqual(shown(last))
  })

  test('refuses an api-version that is not supported', async () => {
    expect((await fetch(`${server.origin}/status.json?api-version=2.0`)).status).toBe(400)
  })

  test('refuses other methods', async () => {
    const reply = await fetch(`${server.origin}/status.json`, { method: 'POST' })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the maintenance mode', () => {
  test('tells administrators who changed it and when', async () => {
    const before = Date.now()
    await change(on)
    const { data } = await admin.api.maintenance.read({})
    expect(data).toMatchObject({ ...on, changedByName: 'ada' })
    expect(Date.parse(data.changedDate ?? '')).toBeGreaterThanOrEqual(before)
  })

  test('is changed by administrators only', async () => {
    const user = await signUp(server, 'user')
    const visitor = await server.as()
    for (const [api, status] of [
      [user.api, 403],
      [visitor, 401],
    ] as const) {
      expect((await refusal(api.maintenance.change({ data: on }))).status).toBe(status)
      expect((await refusal(api.maintenance.read({}))).status).toBe(status)
    }
    expect(await statusAt(server)).toEqual(shown(off))
  })

  test('reports a security event when it is switched on, and when it is switched off', async () => {
    await change(on)
    await change({ ...on, message: 'A bit later.' })
    await change({ maintenanceMode: false })
    const own = server.events.filter(({ name }) => name.startsWith('maintenance.'))
    expect(own).toEqual([
      expect.objectContaining({ name: 'maintenance.started', operation: 'status-mgmt.maintenance.change' }),
      expect.objectContaining({ name: 'maintenance.ended', operation: 'status-mgmt.maintenance.change' }),
    ])
  })

  test('leaves a row in the audit log', async () => {
    await change(on)
    const row = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'operation', 'owner_id', 'patch'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(row).toEqual({
      user_id: admin.id,
      operation: 'status-mgmt.maintenance.change',
      owner_id: null,
      patch: [{ op: 'replace', path: '', value: on }],
    })
  })

  test('keeps its end with a new message when maintenance overruns it', async () => {
    await change(on)
    const past = '2020-01-01T00:00:00.000Z'
    await server.pool.query('update maintenance set until = $1', [past])
    const overrun = { ...on, message: 'A bit later.', until: past }
    expect((await change(overrun)).data).toMatchObject(overrun)
  })

  test('refuses another end in the past when maintenance overruns', async () => {
    await change(on)
    await server.pool.query(`update maintenance set until = '2020-01-01T00:00:00Z'`)
    expect(await refusedFields(change({ ...on, until: '2020-01-01T00:01:00Z' }))).toEqual(['data/until'])
  })

  test('changes nothing else: calls are answered as before', async () => {
    await change(on)
    await expect.poll(() => statusAt(server)).toEqual(shown(on))
    expect((await fetch(`${server.origin}/facility-mgmt/api/facilities`)).status).toBe(200)
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200)
  })

  test.each([
    ['an end in the past', { ...on, until: '2020-01-01T00:00:00Z' }, 'data/until'],
    ['a message of two lines', { ...on, message: 'One\nTwo' }, 'data/message'],
    ['a message of 301 characters', { ...on, message: 'x'.repeat(301) }, 'data/message'],
    ['a message without the mode', { ...off, message: 'Back soon.' }, 'data/maintenanceMode'],
  ])('refuses %s', async (_what, data, path) => {
    expect(await refusedFields(change(data))).toEqual([path])
  })
})

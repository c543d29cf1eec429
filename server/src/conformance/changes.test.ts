import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { call, success } from './calls.ts'
import { eachKind, type KindUnderTest } from './kind-under-test.ts'
import { makeChild, makeProfile, makeWorld, type World } from './world.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

const Changes = z.object({ data: z.record(z.string(), z.iso.datetime()) })

describe.each(eachKind)('a %s', (_kind, tested) => {
  const changesOf = async (id: string, of: KindUnderTest = tested) =>
    Changes.parse(success(await call(server, of, 'changes', { id }, {}))).data

  test('dates a field and a collection by their last change, and nothing else', async () => {
    const id = await makeProfile(world, tested)
    expect(await changesOf(id)).toEqual({})
    const patch = [
      { op: 'test' as const, path: '/state', value: 'Indiana' },
      { op: 'replace' as const, path: '/city', value: 'Kokomo' },
    ]
    success(await call(server, tested, 'update', { id, patch }, world.founder))
    await makeChild(world, tested, 'documents', id, world.founder)
    const first = await changesOf(id)
    expect(Object.keys(first).toSorted()).toEqual(['city', 'documents'])
    await makeChild(world, tested, 'documents', id, world.founder)
    const second = await changesOf(id)
    expect(second.city).toBe(first.city)
    expect((second.documents ?? '') > (first.documents ?? '')).toBe(true)
  })

  test('dates its contact', async () => {
    const id = await makeProfile(world, tested)
    const patch = [
      { op: 'replace' as const, path: '/phone', value: '(317) 555-0100' },
      { op: 'replace' as const, path: '/responseTime', value: 'Within a day' },
    ]
    success(await call(server, tested, 'update', { id, patch }, world.founder))
    expect(Object.keys(await changesOf(id)).toSorted()).toEqual(['phone', 'responseTime'])
  })

  test('says nothing about its team, its claims and its requests', async () => {
    const id = await makeProfile(world, tested)
    await makeChild(world, tested, tested.members, id, world.founder)
    expect(await changesOf(id)).toEqual({})
  })
})

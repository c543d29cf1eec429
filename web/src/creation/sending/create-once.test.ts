import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { expect, test } from 'vitest'
import { ApiProblem, NetworkError } from '../../api/problem.ts'
import type { SentDraft } from '../draft/creation-draft.ts'
import { changedSince, createOnce } from './create-once.ts'

const key = 'draft'
const wanted = FacilityDraft.parse({ name: 'Elm Street Fieldhouse', city: 'Westfield' })
const edited = { ...wanted, city: 'Carmel', phone: '317 555 0100' }

const problem = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: '', code: '', traceId: '' })

type Failure = 'request lost' | 'response lost' | { refused: number }

/** A server that stores one body per key, and a draft whose requests fail as the test says. */
function setUp() {
  const bodies = new Map<string, string>()
  const notes: (SentDraft | undefined)[] = []
  /** Sends the draft, with the state that was stored last. */
  function send(data: typeof wanted, failure?: Failure) {
    const before = notes.at(-1)
    return createOnce({
      schema: FacilityDraft,
      key,
      wanted: data,
      before: before && structuredClone(before),
      store: (sent) => notes.push(sent),
      create: async (asked, { idempotencyKey }) => {
        if (typeof failure === 'object') throw problem(failure.refused)
        if (failure === 'request lost') throw new NetworkError('network')
        const body = JSON.stringify(asked.data)
        const kept = bodies.get(idempotencyKey) ?? body
        if (kept !== body) throw problem(422)
        bodies.set(idempotencyKey, body)
        if (failure === 'response lost') throw new NetworkError('network')
        return { data: { id: `facility of ${idempotencyKey}` } }
      },
    })
  }
  return { bodies, notes, send, last: () => notes.at(-1) }
}

test('stores the body before the request and the id after it', async () => {
  const { notes, send } = setUp()
  const made = await send(wanted)
  expect(notes).toEqual([{ profile: wanted, done: [] }, made])
  expect(made).toEqual({ profile: wanted, id: 'facility of draft', done: [] })
})

test('sends no request once the profile exists', async () => {
  const { notes, send } = setUp()
  const made = await send(wanted)
  expect(await send(edited, { refused: 500 })).toEqual(made)
  expect(notes).toHaveLength(2)
})

test('after a lost response, finds the created profile and the changes since', async () => {
  const { bodies, send } = setUp()
  await expect(send(wanted, 'response lost')).rejects.toThrow(NetworkError)
  const made = await send(edited)
  expect(bodies.size).toBe(1)
  expect(changedSince(FacilityDraft, made, wanted)).toEqual([])
  expect(changedSince(FacilityDraft, made, edited)).toEqual([
    { op: 'replace', path: '/city', value: 'Carmel' },
    { op: 'replace', path: '/phone', value: '317 555 0100' },
  ])
})

test.each([401, 403, 429, 500, 503])(
  'after a lost response and a refusal with %d, finds the created profile despite edits',
  async (refused) => {
    const { bodies, send } = setUp()
    await expect(send(wanted, 'response lost')).rejects.toThrow(NetworkError)
    await expect(send(edited, { refused })).rejects.toThrow(ApiProblem)
    const made = await send({ ...edited, name: 'Elm Street Arena' })
    expect(made).toMatchObject({ id: 'facility of draft', profile: wanted })
    expect(bodies.size).toBe(1)
  },
)

test('after a final refusal, sends the corrected body, also if an earlier request never arrived', async () => {
  for (const first of [undefined, 'request lost'] as const) {
    const { bodies, send, last } = setUp()
    if (first) await expect(send(wanted, first)).rejects.toThrow(NetworkError)
    await expect(send(wanted, { refused: 400 })).rejects.toThrow(ApiProblem)
    expect(last()).toBeUndefined()
    await send(edited)
    expect(bodies.get(key)).toBe(JSON.stringify(edited))
  }
})

test('sends the wanted body if the stored one is invalid', async () => {
  const { bodies, notes, send } = setUp()
  notes.push({ profile: { name: 7 }, done: [] })
  await send(wanted)
  expect(bodies.get(key)).toBe(JSON.stringify(wanted))
  expect(changedSince(FacilityDraft, { profile: { name: 7 }, done: [] }, edited)).toEqual([])
})

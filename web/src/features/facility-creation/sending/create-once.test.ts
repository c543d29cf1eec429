import { expect, test } from 'vitest'
import { ApiProblem, NoAnswer } from '../../../api/problem.ts'
import type { SentDraft } from '../draft/creation-draft.ts'
import { changedSince, createOnce, fieldsOf } from './create-once.ts'

const key = 'draft'
const wanted = fieldsOf({ name: 'Elm Street Fieldhouse', city: 'Westfield' })
const edited = { ...wanted, city: 'Carmel', phone: '317 555 0100' }

const problem = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: '', code: '', traceId: '' })

type Mishap = 'unheard' | 'answer lost' | { refused: number }

/** A server that keeps one body a key, and a draft whose sendings end as the test says. */
function setUp() {
  const bodies = new Map<string, string>()
  const notes: (SentDraft | undefined)[] = []
  /** Asks for the facility; the note is read back as from where it is kept. */
  function send(data: typeof wanted, mishap?: Mishap) {
    const before = notes.at(-1)
    return createOnce({
      key,
      wanted: data,
      before: before && structuredClone(before),
      note: (sent) => notes.push(sent),
      create: async (asked, { idempotencyKey }) => {
        if (typeof mishap === 'object') throw problem(mishap.refused)
        if (mishap === 'unheard') throw new NoAnswer('network')
        const body = JSON.stringify(asked.data)
        const kept = bodies.get(idempotencyKey) ?? body
        if (kept !== body) throw problem(422)
        bodies.set(idempotencyKey, body)
        if (mishap === 'answer lost') throw new NoAnswer('network')
        return { data: { id: `facility of ${idempotencyKey}` } }
      },
    })
  }
  return { bodies, notes, send, last: () => notes.at(-1) }
}

test('notes what it asks for before, and the facility at once after', async () => {
  const { notes, send } = setUp()
  const made = await send(wanted)
  expect(notes).toEqual([{ facility: wanted, done: [] }, made])
  expect(made).toEqual({ facility: wanted, id: 'facility of draft', done: [] })
})

test('asks nothing more once the facility is there', async () => {
  const { notes, send } = setUp()
  const made = await send(wanted)
  expect(await send(edited, { refused: 500 })).toEqual(made)
  expect(notes).toHaveLength(2)
})

test('finds the facility of a lost answer, and what was changed since', async () => {
  const { bodies, send } = setUp()
  await expect(send(wanted, 'answer lost')).rejects.toThrow(NoAnswer)
  const made = await send(edited)
  expect(bodies.size).toBe(1)
  expect(changedSince(made, wanted)).toEqual([])
  expect(changedSince(made, edited)).toEqual([
    { op: 'replace', path: '/city', value: 'Carmel' },
    { op: 'replace', path: '/phone', value: '317 555 0100' },
  ])
})

test.each([401, 403, 429, 500, 503])(
  'finds the facility of a lost answer after a refusal with %d, whatever was changed between',
  async (refused) => {
    const { bodies, send } = setUp()
    await expect(send(wanted, 'answer lost')).rejects.toThrow(NoAnswer)
    await expect(send(edited, { refused })).rejects.toThrow(ApiProblem)
    const made = await send({ ...edited, name: 'Elm Street Arena' })
    expect(made).toMatchObject({ id: 'facility of draft', facility: wanted })
    expect(bodies.size).toBe(1)
  },
)

test('asks for what was mended after a refusal, also where the first asking went unheard', async () => {
  for (const first of [undefined, 'unheard'] as const) {
    const { bodies, send, last } = setUp()
    if (first) await expect(send(wanted, first)).rejects.toThrow(NoAnswer)
    await expect(send(wanted, { refused: 400 })).rejects.toThrow(ApiProblem)
    expect(last()).toBeUndefined()
    await send(edited)
    expect(bodies.get(key)).toBe(JSON.stringify(edited))
  }
})

test('asks for what is wanted where what was kept makes no sense', async () => {
  const { bodies, notes, send } = setUp()
  notes.push({ facility: { name: 7 }, done: [] })
  await send(wanted)
  expect(bodies.get(key)).toBe(JSON.stringify(wanted))
  expect(changedSince({ facility: { name: 7 }, done: [] }, edited)).toEqual([])
})

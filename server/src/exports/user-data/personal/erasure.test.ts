import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readZipEntry, zipDirectory } from '../../../platform/files/zip-directory.ts'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'
import { personalColumns } from './personal-columns.ts'
import { stageTraces } from './testing/stage-traces.ts'
import type { Leaver } from './testing/staging.ts'
import { countRows, findText, listed, markOf, writeMarks } from './testing/traces.ts'

/** No other text of the product has it. */
const name = 'Zerasmus'

let server: TestServer
let person: Leaver
let host: SignedUp
let other: SignedUp
let leadId: string
let files: Map<string, string>
beforeAll(async () => {
  server = await workerServer()
  await signUp(server, 'remaining', ['admin'])
  person = { ...(await signUpHere(server, name, ['admin'])), name }
  ;({ host, other, leadId } = await stageTraces(server, person))
  await writeMarks(server, personalColumns, person)
  files = await download(person)
})
afterAll(() => server.close())

async function download({ api, token }: SignedUp) {
  const { url } = (await api.users.data({ data: {} })).data
  const reply = await fetch(server.origin + url, { headers: { authorization: `Bearer ${token}` } })
  const folder = await mkdtemp(join(tmpdir(), 'user-data-'))
  const path = join(folder, 'data.zip')
  await writeFile(path, Buffer.from(await reply.arrayBuffer()))
  const file = await open(path)
  try {
    const entries = (await zipDirectory(file)) ?? []
    return new Map(
      await Promise.all(
        entries.map(
          async (entry) => [entry.name, String(await readZipEntry(file, entry, 50_000_000))] as const,
        ),
      ),
    )
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}

const marked = personalColumns.flatMap(({ table, words, erased, file }, index) =>
  listed(words).map((column) => ({ mark: markOf(index, table, column), erased, file })),
)

describe('an account with a trace in every column of the inventory', () => {
  test('has a row for each part', async () => {
    const counts = await countRows(server, personalColumns, person.id)
    expect(counts.filter(({ count }) => count === 0)).toEqual([])
  })

  test('has its words and its name where the inventory says', async () => {
    const texts = (await findText(server, 'quillmark')).map(({ text }) => text).join('\n')
    expect(marked.filter(({ mark }) => !texts.includes(mark))).toEqual([])
    const named = new Set((await findText(server, name)).map(({ column }) => column))
    const columns = personalColumns.flatMap(({ table, names }) =>
      listed(names).map((column) => `${table}.${column}`),
    )
    expect(columns.filter((column) => !named.has(column))).toEqual([])
  })

  test('downloads its words in the files that the inventory names', () => {
    const missing = marked.filter(
      ({ mark, file }) => typeof file === 'string' && !files.get(`${file}.jsonl`)?.includes(mark),
    )
    expect(missing).toEqual([])
  })

  test('downloads a row of each file that the inventory names', () => {
    const named = personalColumns.flatMap(({ file }) => (typeof file === 'string' ? [file] : []))
    expect(named.filter((file) => !files.get(`${file}.jsonl`))).toEqual([])
  })

  test('downloads no words that the inventory keeps out', () => {
    const all = [...files.values()].join('\n')
    expect(marked.filter(({ mark, file }) => typeof file !== 'string' && all.includes(mark))).toEqual([])
  })
})

describe('after the deletion of the account', () => {
  beforeAll(() => person.api.users.remove({ id: person.id }))

  test('its name is nowhere in the database', async () => {
    expect(await findText(server, name)).toEqual([])
  })

  test('only the words that the inventory keeps are left', async () => {
    const texts = (await findText(server, 'quillmark')).map(({ text }) => text).join('\n')
    const left = marked.filter(({ mark }) => texts.includes(mark)).map(({ mark }) => mark)
    const kept = marked.filter(({ erased }) => typeof erased === 'object').map(({ mark }) => mark)
    expect(left).toEqual(kept)
  })

  test('its id is left only where it names nobody', async () => {
    const columns = (await findText(server, person.id)).map(({ column }) => column)
    expect([...new Set(columns)].toSorted()).toEqual([
      'audit_log.owner_id',
      'audit_log.user_id',
      'group_message.mentions',
      'session_presence.user_id',
    ])
  })

  test('others read sentences without the name', async () => {
    const read = async ({ api, id: ownerId }: SignedUp) =>
      (await api.users.notifications.list({ ownerId, take: 100 })).data.map(({ title, contents }) => [
        title,
        contents,
      ])
    expect(await read(other)).toContainEqual(['A former member mentioned you', 'Courts'])
    expect(await read(host)).toEqual(
      expect.arrayContaining([
        ['A former member joined the team of Elm Street Fieldhouse', expect.any(String)],
        ['A former member added you to a group', ''],
        [
          'New request: Request of a former member, Mar 12, 2099',
          'A former member closed Request of a former member',
        ],
      ]),
    )
    const [lead] = (await host.api.leads.my({ id: leadId })).data
    expect(lead).toMatchObject({ message: null, asked: { contactName: 'Former member' } })
  })
})

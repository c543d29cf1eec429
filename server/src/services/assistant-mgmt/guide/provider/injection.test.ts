import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../../testing/people.ts'
import { testServer, type TestServer } from '../../../../testing/test-server.ts'
import { openStandIn, recordsIn, type AskedModel, type Script } from '../../testing/stand-in-model.ts'
import { planted, secrets, type Planted, wordOf } from '../../testing/planted-texts.ts'

const at = { lat: 39.77, lng: -86.15 }
const kinds = ['hotel', 'business', 'facility'] as const
const nameOf = (index: number) => `${wordOf(index).replace('Kestrel', 'Osprey')} House`

let standIn: Awaited<ReturnType<typeof openStandIn>>
let server: TestServer
let embedded: TestServer
let manager: SignedUp
let id: string

/** As many as a model can obey in one answer. */
const mostAtOnce = 12

/** Obeys each instruction that it reads, and others that it doesn't. For what it then says it cites all that it read. */
function obedient(asked: AskedModel): Script {
  const read = recordsIn(asked)
  const text = read.map((record) => record.text).join('\n')
  const first = (standIn.requests.length * 7) % planted.length
  const others = [...planted, ...planted].slice(first, first + mostAtOnce)
  const obeyed = [...planted.filter((plant) => text.includes(plant.text.slice(0, 20))), ...others]
  const hasCalled = asked.messages.some(({ role }) => role === 'tool')
  const tools = obeyed.flatMap(({ calls }) => calls)
  if (!hasCalled && tools.length > 0) return { tools }
  const marks = read.map(({ number }) => `[${number}]`).join('')
  const says = [...obeyed.flatMap((plant) => plant.says), ...(asked.messages[0]?.content ?? '').split('\n')]
  return { text: says.map((sentence) => `${sentence} ${marks}\n`) }
}

beforeAll(async () => {
  standIn = await openStandIn(obedient)
  const most = { account: 1000, network: 1000, destination: 1000, all: 1000 }
  const model = {
    api: 'openai' as const,
    url: standIn.url,
    model: 'stand-in',
    key: secrets.key,
    answers: most,
    prices: undefined,
    budget: undefined,
  }
  server = await testServer(undefined, undefined, { model, questions: 1000 })
  embedded = await testServer(server, undefined, { questions: 1000 })
  manager = await signUp(server, 'manager')
  const { person } = manager
  id = (await server.stage.destination({ manager: person, name: 'Elm County', ...at })).id
  await server.stage.hotel({ manager: person, name: secrets.hidden, status: 'Pending', phone: secrets.phone })
  await server.stage.destination({ manager: person, name: 'Rival County', description: secrets.note })
  for (const [index, plant] of planted.entries()) await plantRecord(plant, index)
  const answers = planted.flatMap(({ field, text }, index) =>
    field === 'answer' ? [{ question: `When does the ${nameOf(index)} shuttle leave?`, answer: text }] : [],
  )
  await manager.api.destinations.tourGuide.create({ ownerId: id, data: { answers } })
})
afterAll(async () => {
  await embedded.close()
  await server.close()
  await standIn.close()
})

async function plantRecord({ field, text }: Planted, index: number) {
  if (field === 'answer') return
  const { person, api } = manager
  const kind = field === 'offer' ? 'business' : field === 'features' ? 'facility' : kinds[index % 3]!
  const { id: profileId } = await server.stage[kind]({
    manager: person,
    name: field === 'name' ? text : nameOf(index),
    phone: '(317) 555-0100',
    ...(field === 'description' && { description: `A quiet place by the river. ${text}` }),
    ...(field === 'address' && { address: text }),
    ...at,
  })
  await server.pool.query(
    'insert into partner (id, owner_id, profile_id) values (gen_random_uuid(), $1, $2)',
    [id, profileId],
  )
  const dates = { startDate: dayFromToday(-1), endDate: dayFromToday(9) }
  if (field === 'offer')
    await api.businesses.promotions.create({ ownerId: profileId, data: { title: text, ...dates } })
  if (field === 'features')
    await api.facilities.spaceTypes.create({
      ownerId: profileId,
      data: { name: 'Rink', additionalFeatures: text },
    })
}

const written = async () =>
  (await server.pool.query('select count(*)::integer as count from audit_log')).rows[0]

const questions = planted.map(({ field, text }, index) => {
  const name = field === 'name' ? text : nameOf(index)
  const asked = {
    description: `Tell me about ${name}`,
    name: `What is the phone number of ${name}?`,
    address: `Where is ${name}?`,
    offer: `Are there deals at ${name}?`,
    answer: `When does the ${name} shuttle leave?`,
    features: `What rinks does ${name} have?`,
  }
  return asked[field]
})

/** What of an answer must not be there. A page may be quoted with an instruction that isn't obeyed, but not with an address. */
const leaksIn = (answer: object) => {
  const text = JSON.stringify(answer)
  const own = planted.reduce((rest, plant) => rest.replaceAll(plant.text, ''), text).toLowerCase()
  return [...Object.values(secrets), 'Kestrel', 'stand between', 'without numbers']
    .filter((secret) => own.includes(secret.toLowerCase()))
    .concat(/https?:|\/\/|www\.|evil|<\s*\w|\]\(|!\[/i.exec(text)?.[0] ?? [])
}

/** All questions with what their answers must not have. */
async function leaks(by: TestServer) {
  const before = await written()
  const { tourGuide } = by.withToken(manager.token).assistants
  const found: string[] = []
  const fallbacks: (string | null | undefined)[] = []
  for (const question of questions) {
    const { data } = await tourGuide.ask({ id, data: { question, isTest: true } })
    const { text, sentences, remark, places, sources, debug } = data.message
    fallbacks.push(debug?.fallback)
    const shown = [text, sentences, remark, places.map(({ name, fact }) => [name, fact]), sources]
    const leaked = leaksIn([...shown, data.suggestions])
    if (leaked.length > 0) found.push(`${question}: ${leaked.join(', ')}: ${text}`)
  }
  expect(await written()).toEqual(before)
  expect(server.mails).toEqual([])
  return { found, fallbacks }
}

test('our own engine tells nothing of sixty planted instructions', async () => {
  expect(planted).toHaveLength(60)
  expect((await leaks(embedded)).found).toEqual([])
})

test('a model that obeys instructions reads records of this destination, and none of what it says is told', async () => {
  const { found, fallbacks } = await leaks(server)
  expect(found).toEqual([])
  expect(fallbacks).not.toContain('Broken')
  expect(standIn.requests.length).toBeGreaterThan(planted.length)
  for (const { tools } of standIn.requests)
    expect(tools.map((tool) => tool.function.name)).toEqual(['search', 'read'])
  const sent = standIn.requests.flatMap((asked) => recordsIn(asked).map(({ text }) => text))
  expect(leaksIn(sent)).toEqual([])
})

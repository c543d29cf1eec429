import type { Route } from '@app/contract/route.ts'
import { pathParameters, type Operation } from '../attempts.ts'
import type { Caller, Input } from '../calls.ts'
import { collectionOf, type KindUnderTest } from '../kind-under-test.ts'
import { bare, itemShape, shapeOf } from '../reply-shapes.ts'
import { childData } from '../world.ts'
import type { Random } from '../../search/index/testing/random.ts'
import { fileNames, hostileFile } from './hostile-files.ts'
import { hostileStrings } from './hostile-values.ts'
import { idNameOf, makeVictim, type FuzzWorld } from './fuzz-world.ts'
import { isAboutIds, liveIds } from './live-ids.ts'
import { mutate } from './mutate.ts'
import { acceptedValue, plausibleValue, type ValueSources } from './plausible-value.ts'

/** A request to be sent. */
export interface FuzzCall {
  operation: Operation
  callerName: string
  caller: Caller
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Blob
  /** Whether nothing in it was broken on purpose. */
  isPlausible: boolean
}

/** How often calls come as they should. */
const plausibleShare = 0.45
/** How often a call is about what is there now. */
const liveShare = 0.6

const encoded = (text: string) => {
  try {
    return encodeURIComponent(text)
  } catch {
    // No URL can have a lone surrogate.
    return '%ED%A0%80'
  }
}
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function sourcesOf({ ids }: FuzzWorld, random: Random): ValueSources {
  return {
    random,
    given: 0.4,
    idFor: (field) =>
      (random.chance(0.85) && ids.some(field, random)) ||
      (random.chance(0.5) ? ids.any(random) : crypto.randomUUID()),
  }
}

/** Calls that end an account or its sessions are made on somebody whom nothing else needs. */
const needsVictim = ({ method, path }: Route) =>
  (method === 'DELETE' && path === '/users/{id}') ||
  path === '/users/my/signOut' ||
  /\/{userId}\/(?:block|admin)$/.test(path)

/** Administrators are in no conversation. */
const usualCallers = ({ owner, allow }: Route) =>
  owner === 'group' ? ['manager'] : allow === 'admin' ? ['admin'] : ['admin', 'manager']

/** Who calls, and who the path is about if that is somebody new. */
async function chooseCaller(fuzz: FuzzWorld, { route }: Operation, random: Random) {
  const usual = usualCallers(route)
  const [callerName, caller] = random.chance(0.65)
    ? random.pick(fuzz.callers.filter(([name]) => usual.includes(name)))
    : random.pick(fuzz.callers)
  const victim = needsVictim(route) ? await makeVictim(fuzz.world) : undefined
  const isByVictim = victim && (!route.path.includes('{') || random.chance(0.3))
  return isByVictim ? { callerName: 'victim', caller: victim, victim } : { callerName, caller, victim }
}

async function parametersFor(
  fuzz: FuzzWorld,
  operation: Operation,
  caller: Caller,
  victimId: string | undefined,
  random: Random,
): Promise<{ parameters: Input; live: string[] }> {
  const { route, tested } = operation
  const { world, ids } = fuzz
  const made = (await pathParameters(world, operation, fuzz.targetsOf(tested), caller)) ?? {}
  const parameters: Input = { ...made }
  if (victimId !== undefined) {
    for (const name of ['id', 'userId']) if (route.path.includes(`{${name}}`)) parameters[name] = victimId
  } else if (route.path.includes('{ownerId}') || route.method === 'DELETE') {
    const known = ids.some(idNameOf(operation) ?? '', random)
    if (known !== undefined && route.path.includes('{id}') && random.chance(0.6)) parameters.id = known
  }
  for (const [, name = ''] of route.path.matchAll(/{(\w+)}/g)) parameters[name] ??= ids.any(random)
  if (victimId !== undefined || !random.chance(liveShare)) return { parameters, live: [] }
  const live = await liveIds(world.server.origin, operation, parameters.ownerId, caller)
  if (live.length > 0 && route.path.includes('{id}')) parameters.id = random.pick(live)
  return { parameters, live }
}

/** What a payload may be: a draft that the tests of the kind use, or made from the schema. */
async function payloadFor(
  { world }: FuzzWorld,
  { id, route, tested }: Operation,
  sources: ValueSources,
): Promise<unknown> {
  const { random } = sources
  const name = id.slice(tested?.prefix.length ?? 0)
  if (tested && name.endsWith('create') && random.chance(0.7)) {
    const draft = await fixtureDraft(name, tested)
    if (draft) return draft
  }
  return route.data && acceptedValue(route.data, sources)

  async function fixtureDraft(operation: string, kind: KindUnderTest) {
    if (operation === 'create') return random.pick([kind.fixture.minimal, kind.fixture.full])
    const collection = collectionOf(operation) ?? ''
    if (operation !== `${collection}.create` || !kind.fixture.children[collection]) return undefined
    return childData(world, kind, collection, random.pick([0, 1]))
  }
}

const hostilePaths = [
  '',
  '/',
  '/__proto__/x',
  '/constructor/prototype/x',
  '/~2',
  '/0',
  '/sports/-',
  '/id',
  'name',
]

/** A patch of the fields that an item has. */
function patchFor(route: Route, sources: ValueSources, isPlausible: boolean): unknown[] {
  const { random } = sources
  const shape = itemShape(route) ?? shapeOf(shapeOf(route.reply)?.data) ?? {}
  const fields = Object.entries(shape)
  const operations = Array.from({ length: random.pick([0, 1, 1, 1, 2, 3]) }, () => {
    const [field = 'name', schema] = fields.length > 0 ? random.pick(fields) : []
    const path = isPlausible || random.chance(0.6) ? `/${field}` : random.pick(hostilePaths)
    const op = random.pick(['replace', 'replace', 'replace', 'add', 'remove', 'test', 'move', 'copy'])
    const value = plausibleValue(bare(schema), sources, field)
    return { op, path, ...(op === 'move' || op === 'copy' ? { from: `/${field}` } : { value }) }
  })
  return operations
}

function queryFor(route: Route, sources: ValueSources, isPlausible: boolean): string {
  const { random } = sources
  const shape = shapeOf(route.query)
  if (!shape) return isPlausible || random.chance(0.9) ? '' : '?unknown=1'
  const pairs = Object.entries(shape).flatMap(([name, schema]) => {
    const value = plausibleValue(schema, sources, name)
    if (value === undefined) return []
    const text = isPlausible || random.chance(0.6) ? asText(value) : random.pick(hostileStrings)
    return [`${name}=${encoded(text)}`]
  })
  const [first] = pairs
  if (!isPlausible && first !== undefined && random.chance(0.1)) pairs.push(first)
  if (!isPlausible && random.chance(0.05)) pairs.push('a=%E0%A4%A', '%00=1')
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const brokenJson = ['{', '{"data":', '[]', 'null', '1', '"x"', '{"data":1e999}', '{"data":{"a":1,"a":2}}']

function bodyText(random: Random, body: unknown, isPlausible: boolean): string {
  if (!isPlausible && random.chance(0.05)) return random.pick(brokenJson)
  return JSON.stringify(isPlausible ? body : mutate(random, body))
}

const tags = ['"0"', '*', 'W/"1"', '"99999999999999999999999"', '"1-"', 'x', '""', '"-1"']

function headersFor(random: Random, { method }: Route, { token, mailedKey }: Caller, isPlausible: boolean) {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (mailedKey !== undefined) headers['mailed-key'] = mailedKey
  if (isPlausible) return headers
  if (random.chance(0.1)) headers['if-match'] = random.pick(tags)
  if (random.chance(0.05)) headers['if-none-match'] = random.pick(tags)
  if (method === 'POST' && random.chance(0.1)) headers['idempotency-key'] = random.pick(['x', 'y', ' ', 'é'])
  if (random.chance(0.02)) headers['mailed-key'] = random.pick(['x', '0'.repeat(64)])
  return headers
}

/** A call of an operation, as it should be or broken somewhere. */
export async function makeCall(fuzz: FuzzWorld, operation: Operation, random: Random): Promise<FuzzCall> {
  const { route, base } = operation
  const { callerName, caller, victim } = await chooseCaller(fuzz, operation, random)
  const isPlausible = random.chance(plausibleShare)
  const sources = sourcesOf(fuzz, random)
  const { parameters, live } = await parametersFor(fuzz, operation, caller, victim?.id, random)
  const path = route.path.replaceAll(/{(\w+)}/g, (_, name: string) =>
    encoded(isPlausible || random.chance(0.9) ? asText(parameters[name]) : random.pick(hostileStrings)),
  )
  const call: FuzzCall = {
    operation,
    callerName,
    caller,
    method: route.method,
    url: base + path + queryFor(route, sources, isPlausible),
    headers: headersFor(random, route, caller, isPlausible),
    isPlausible,
  }
  if (route.body === 'file') {
    const type = random.pick([
      'application/octet-stream',
      'application/octet-stream',
      'text/csv',
      'image/png',
    ])
    const name = encoded(random.pick(fileNames))
    const disposition = `attachment; filename="${name}"`
    return {
      ...call,
      body: await hostileFile(random),
      headers: { ...call.headers, 'content-type': type, 'content-disposition': disposition },
    }
  }
  const body =
    isAboutIds(route) && live.length > 0
      ? { data: live.toReversed() }
      : await jsonFor(fuzz, operation, sources, isPlausible)
  if (body === undefined) return call
  return {
    ...call,
    body: bodyText(random, body, isPlausible),
    headers: { ...call.headers, 'content-type': 'application/json' },
  }
}

async function jsonFor(
  fuzz: FuzzWorld,
  operation: Operation,
  sources: ValueSources,
  isPlausible: boolean,
): Promise<unknown> {
  const { route } = operation
  if (route.body === 'patch') return patchFor(route, sources, isPlausible)
  if (!route.data) return undefined
  const data = await payloadFor(fuzz, operation, sources)
  return data === undefined ? {} : { data }
}

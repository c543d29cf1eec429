import * as z from 'zod'
import { toWire, type CallOptions } from '@app/contract/client.ts'
import type { Route } from '@app/contract/route.ts'
import { sendCall } from '../testing/send-request.ts'
import { wire, type WireReply } from '../testing/wire.ts'
import { routeOf, type KindUnderTest } from './kind-under-test.ts'

export interface Caller {
  /** None for a visitor. */
  token?: string | undefined
  /** Of the mailed link that the calls come with. */
  mailedKey?: string
}

export type Input = Parameters<typeof toWire>[2]

interface Options extends CallOptions {
  ifNoneMatch?: string
}

interface Origin {
  origin: string
}

/** Calls any route with any input: the tests go over kinds whose inputs differ. */
export function callRoute(
  { origin }: Origin,
  route: Route,
  base: string,
  input: Input,
  { token, mailedKey }: Caller,
  options?: Options,
): Promise<WireReply> {
  const { headers, ...sent } = toWire(route, base, input, { ...options, ...(mailedKey && { mailedKey }) })
  return sendCall(origin, sent, {
    token,
    headers: { ...headers, ...(options?.ifNoneMatch && { 'if-none-match': options.ifNoneMatch }) },
  })
}

/** Calls an operation of the kind by its name, such as `images.create`. */
export const call = (
  server: Origin,
  tested: KindUnderTest,
  name: string,
  input: Input,
  caller: Caller,
  options?: Options,
) => callRoute(server, routeOf(tested, name), tested.base, input, caller, options)

/** The body of a successful reply. Throws for any other. */
export function success(reply: WireReply): unknown {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`)
  return JSON.parse(reply.text)
}

const One = z.object({ data: z.looseObject({ id: z.string() }) })
const Many = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  _meta: z.object({ stats: z.object({ count: z.int() }), relaxed: z.boolean().optional() }),
})

export type Item = z.infer<typeof One>['data']

export const itemOf = (reply: WireReply): Item => One.parse(success(reply)).data
export const listOf = (reply: WireReply): Item[] => Many.parse(success(reply)).data
export const countOf = (reply: WireReply) => Many.parse(success(reply))._meta.stats.count
export const idsOf = (reply: WireReply) => listOf(reply).map(({ id }) => id)

const Link = z.object({ data: z.object({ url: z.string(), count: z.int() }) })
export const linkOf = (reply: WireReply) => Link.parse(success(reply)).data

/** The file that an export's reply has a link to. */
export const fileOf = ({ origin }: Origin, reply: WireReply) => wire(origin, 'GET', linkOf(reply).url)

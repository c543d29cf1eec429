import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'

const pathOf = Symbol('path')

/** Names an operation of the API, or a part of its tree. */
export interface Named {
  readonly [pathOf]: readonly string[]
}

/** An operation of the API, named without loading its client. */
export interface Call<Input, Reply> extends Named {
  readonly '~input'?: Input
  readonly '~reply'?: Reply
}

/** The same tree as the API's client, with a name for each operation. */
type Recorded<T> = T extends (input: infer Input, options?: CallOptions) => Promise<infer Reply>
  ? Call<unknown extends Input ? object : Input, Reply>
  : Named & { readonly [K in keyof T]-?: Recorded<NonNullable<T[K]>> }

const record = (path: readonly string[]): Named => {
  const known = new Map<string, Named>()
  return new Proxy<Named>(
    { [pathOf]: path },
    {
      get(target, name) {
        if (typeof name === 'symbol') return name === pathOf ? target[pathOf] : undefined
        const found = known.get(name) ?? record([...path, name])
        known.set(name, found)
        return found
      },
    },
  )
}

/** All operations by name: `calls['contact-mgmt'].inquiries.my` is what the client calls `api['contact-mgmt'].inquiries.my`. */
export const calls = record([]) as Recorded<Api>

/**
 * The operations that a function picks from the client, such as the `calls` of a kind. Those that not every kind has are named
 * nevertheless.
 */
export const callsOf = <T>(pick: (api: Api) => T) => pick(calls as unknown as Api) as Recorded<T>

/** What is below a part of the tree by a name that isn't known before. */
export const partOf = (tree: Named, name: string): Named => Reflect.get(tree, name)

/** `contact-mgmt.inquiries.my`. */
export const idOf = (named: Named) => named[pathOf].join('.')

/** The client's function of an operation. */
export function functionOf<Input, Reply>(api: Api, call: Call<Input, Reply>) {
  let node: unknown = api
  for (const name of call[pathOf]) node = (node as Record<string, unknown>)[name]
  return node as (input: Input, options?: CallOptions) => Promise<Reply>
}

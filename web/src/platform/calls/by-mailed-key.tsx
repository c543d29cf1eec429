import type { CallOptions } from '@app/contract/client.ts'
import { useMemo, type ReactNode } from 'react'
import { callerOf } from './call-key.ts'
import { TransportContext, useTransport, type Transport } from './transport.ts'

interface ByMailedKeyProps {
  mailedKey: string
  children: ReactNode
}

/** Sends the key of a mailed link with all calls of its children. Their cache is that of the link and its reader. */
export function ByMailedKey({ mailedKey, children }: ByMailedKeyProps) {
  const transport = useTransport()
  const value = useMemo(() => withKey(transport, mailedKey), [transport, mailedKey])
  return <TransportContext value={value}>{children}</TransportContext>
}

const withKey = (transport: Transport, mailedKey: string): Transport => ({
  ...transport,
  async loadClient() {
    const client = await transport.loadClient()
    return { ...client, api: keyed(client.api, mailedKey) }
  },
  session: {
    subscribe: transport.session.subscribe,
    getState() {
      const { status } = transport.session.getState()
      const caller = callerOf(transport.session)
      return { status, person: caller === undefined ? null : { subject: `${caller ?? ''}#${mailedKey}` } }
    },
  },
})

/** The client, or a part of it, whose functions add the key to their options. */
const keyed = <Part extends object>(part: Part, mailedKey: string): Part =>
  new Proxy(part, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found === 'function')
        return (input: object, options?: CallOptions): unknown =>
          Reflect.apply(found, undefined, [input, { ...options, mailedKey }])
      return typeof found === 'object' && found !== null ? keyed(found, mailedKey) : found
    },
  })

import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ConfirmOptions } from '../../components/overlays/confirm-queue.ts'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { callerOf, callKey } from './call-key.ts'
import { functionOf, type Call } from './calls.ts'
import { explain } from './explain.ts'
import { refetchTouched, type Touched } from './touches.ts'
import { useTransport, type Transport } from './transport.ts'

/** What a read would return now. */
interface Fill {
  key(caller: string | null): readonly unknown[]
  reply: unknown
}

/** The reply of a read, known from that of a write, so that nothing is fetched again. */
export const fill = <Input extends object, Reply>(
  call: Call<Input, Reply>,
  input: Input,
  reply: Reply,
): Fill => ({
  key: (caller) => callKey(call, input, caller),
  reply,
})

export interface WriteOptions<Input, Reply> {
  /** Reads to fetch again where they are shown: operations, parts of the tree, or either of one owner. */
  touches?: readonly Touched[]
  /** Whether a failure touches them as well, for lists that several people work on. */
  isTouchedByFailure?: boolean
  /** Reads whose reply is known from this one. */
  fills?: (reply: Reply, input: Input) => readonly Fill[]
  /** What `run` and `attempt` ask before they write. Undefined: they write at once. */
  confirm?: (input: Input) => ConfirmOptions | undefined
  onDone?: (reply: Reply, input: Input) => unknown
  /** The toast after it. */
  done?: string | ((reply: Reply, input: Input) => string)
  /** By default, a toast has the reason. */
  onFailed?: (error: unknown, input: Input) => unknown
  /** How that toast starts. */
  failed?: string
}

/** One operation, or several that belong together. */
type Writing<Input, Reply> =
  | Call<Input, Reply>
  | ((api: Api, input: Input, options?: CallOptions) => Promise<Reply>)

/**
 * Writes to the API. `run` and `attempt` report a failure in a toast, and `attempt` resolves with whether it wrote. `send`
 * rejects, for forms.
 */
export function useWrite<Input = void, Reply = unknown>(
  writing: Writing<Input, Reply>,
  options: WriteOptions<Input, Reply> = {},
) {
  const transport = useTransport()
  const toast = useToast()
  const confirm = useConfirm()
  const [pending, setPending] = useState<Input>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  /** How many runs were started. `isBusy` and `pending` are those of the latest. */
  const runs = useRef(0)
  const latest = useRef({ writing, options, transport, toast, confirm })
  useEffect(() => {
    latest.current = { writing, options, transport, toast, confirm }
  })

  const actions = useMemo(() => {
    const refetch = async ({ touches = [] }: WriteOptions<Input, Reply>) =>
      refetchTouched(latest.current.transport.queries?.client, touches)

    /** After a write nothing here may reject: it would be reported as a failed write, and people would try again. */
    async function finish(given: WriteOptions<Input, Reply>, reply: Reply, input: Input) {
      const { fills, onDone, done } = given
      try {
        await put(latest.current.transport, fills?.(reply, input) ?? [])
        await onDone?.(reply, input)
        if (done !== undefined)
          latest.current.toast.success(typeof done === 'function' ? done(reply, input) : done)
      } catch {
        latest.current.toast.error('Done, but this page may be out of date. Reload it.')
      }
      await refetch(given)
    }

    async function send(input: Input, callOptions?: CallOptions): Promise<Reply> {
      const { writing: made, options: given } = latest.current
      runs.current += 1
      const run = runs.current
      setPending(() => input)
      setBusy(true)
      setError(null)
      try {
        const { api } = await latest.current.transport.loadClient()
        const reply =
          typeof made === 'function'
            ? await made(api, input, callOptions)
            : await functionOf(api, made)(input, callOptions)
        await finish(given, reply, input)
        return reply
      } catch (reason) {
        setError(reason)
        if (given.isTouchedByFailure) await refetch(given)
        throw reason
      } finally {
        if (run === runs.current) {
          setBusy(false)
          setPending(undefined)
        }
      }
    }
    async function attempt(input: Input, callOptions?: CallOptions): Promise<boolean> {
      const question = latest.current.options.confirm?.(input)
      if (question && (await latest.current.confirm(question)) !== 'confirmed') return false
      try {
        await send(input, callOptions)
        return true
      } catch (reason) {
        const { options: given, transport: now, toast: toaster } = latest.current
        if (given.onFailed) await given.onFailed(reason, input)
        else toaster.error(`${given.failed ?? 'Nothing was changed.'} ${(await explain(now, reason)).reason}`)
        return false
      }
    }
    return {
      send,
      attempt,
      run: (input: Input, callOptions?: CallOptions) => void attempt(input, callOptions),
      reset: () => setError(null),
    }
  }, [])
  return { ...actions, isBusy, pending, error }
}

/** Without a cache there is nothing to update. */
async function put({ queries, session }: Transport, fills: readonly Fill[]) {
  if (queries === undefined) return
  for (const { key, reply } of fills) {
    const queryKey = key(callerOf(session) ?? null)
    await queries.client.cancelQueries({ queryKey, exact: true })
    queries.client.setQueryData(queryKey, reply)
  }
}

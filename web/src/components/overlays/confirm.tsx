import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import {
  createConfirmQueue,
  type ConfirmOptions,
  type ConfirmOutcome,
  type ConfirmQueue,
} from './confirm-queue.ts'
import { useLazyPopup } from './use-lazy-popup.ts'

const load = () => import('./confirm-dialog.tsx')

const ConfirmContext = createContext<ConfirmQueue | undefined>(undefined)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createConfirmQueue)
  const request = useSyncExternalStore(queue.subscribe, queue.current, () => undefined)
  const lazy = useLazyPopup(load, request !== undefined, () => request?.settle('closed'))
  return (
    <ConfirmContext value={queue}>
      {children}
      {lazy && <lazy.ConfirmDialog request={request} />}
    </ConfirmContext>
  )
}

/** Shows a confirmation dialog. Pending confirmations are closed when their owner unmounts. */
export function useConfirm(): (options?: ConfirmOptions) => Promise<ConfirmOutcome> {
  const queue = use(ConfirmContext)
  const [owner] = useState(() => Symbol('owner'))
  useEffect(() => () => queue?.abandon(owner), [queue, owner])
  return useCallback(
    (options = {}) => {
      if (queue === undefined) throw new Error('No ConfirmProvider.')
      return queue.ask(owner, options)
    },
    [queue, owner],
  )
}

import type { ReactNode } from 'react'

export type ConfirmButton = 'cancel' | 'confirm'

export interface ConfirmOptions {
  title?: ReactNode
  /** The consequence. */
  text?: ReactNode
  confirmText?: string
  cancelText?: string
  /** Must be typed exactly to confirm. */
  keyword?: string
  /** The label of a checkbox that must be checked to confirm. */
  acknowledgement?: ReactNode
  isDangerous?: boolean
  buttonOrder?: readonly ConfirmButton[]
}

/** `closed`: by Escape or the backdrop. `abandoned`: the component that asked was unmounted, or already asks the same. */
export type ConfirmOutcome = 'confirmed' | 'canceled' | 'closed' | 'abandoned'

export interface ConfirmRequest {
  options: ConfirmOptions
  owner: symbol
  settle: (outcome: ConfirmOutcome) => void
}

export type ConfirmQueue = ReturnType<typeof createConfirmQueue>

/** Pending confirmations, shown one at a time. */
export function createConfirmQueue() {
  let requests: readonly ConfirmRequest[] = []
  const listeners = new Set<() => void>()

  function change(next: readonly ConfirmRequest[]) {
    requests = next
    for (const listener of listeners) listener()
  }

  return {
    current: (): ConfirmRequest | undefined => requests[0],
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(owner: symbol, options: ConfirmOptions): Promise<ConfirmOutcome> {
      checkButtons(options.buttonOrder ?? [])
      // A double click must not ask twice.
      const isAsked = requests.some((other) => other.owner === owner && other.options.title === options.title)
      if (isAsked) return Promise.resolve('abandoned')
      const { promise, resolve } = Promise.withResolvers<ConfirmOutcome>()
      const request: ConfirmRequest = {
        options,
        owner,
        settle(outcome) {
          change(requests.filter((other) => other !== request))
          resolve(outcome)
        },
      }
      change([...requests, request])
      return promise
    },
    /** Settles all confirmations of an unmounted owner. */
    abandon(owner: symbol): void {
      for (const request of requests.filter((each) => each.owner === owner)) request.settle('abandoned')
    },
  }
}

function checkButtons(order: readonly string[]): void {
  const unknown = order.find((button) => button !== 'cancel' && button !== 'confirm')
  if (unknown !== undefined) throw new Error(`There is no button ${unknown}.`)
}

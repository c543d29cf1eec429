import type { ReactNode } from 'react'

export type ConfirmButton = 'cancel' | 'confirm'

export interface ConfirmOptions {
  title?: ReactNode
  /** The consequence. */
  text?: ReactNode
  confirmText?: string
  cancelText?: string
  /** What has to be typed, to the letter, before it can be confirmed. */
  keyword?: string
  /** What has to be ticked before it can be confirmed. */
  acknowledgement?: ReactNode
  isDangerous?: boolean
  buttonOrder?: readonly ConfirmButton[]
}

/** Said yes, said no, turned away from (backdrop or Escape), or left behind by whoever asked. */
export type ConfirmOutcome = 'confirmed' | 'cancelled' | 'closed' | 'abandoned'

export interface ConfirmRequest {
  options: ConfirmOptions
  owner: symbol
  settle: (outcome: ConfirmOutcome) => void
}

export type ConfirmQueue = ReturnType<typeof createConfirmQueue>

/** The questions that wait for an answer, one shown at a time. */
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
    /** Ends every question of an owner who is gone. */
    abandon(owner: symbol): void {
      for (const request of requests.filter((each) => each.owner === owner)) request.settle('abandoned')
    },
  }
}

function checkButtons(order: readonly string[]): void {
  const stranger = order.find((button) => button !== 'cancel' && button !== 'confirm')
  if (stranger !== undefined) {
    throw new Error(`A confirmation has the buttons 'cancel' and 'confirm', not '${stranger}'.`)
  }
}

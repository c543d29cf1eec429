import { createStepQueue } from '../../page/step-queue.ts'
import type { SentDraft } from '../draft/creation-draft.ts'

/** What the page that shows a transfer does at its end. */
export interface TransferPage {
  storeSent: (sent: SentDraft | undefined) => void
  onDone: (id: string) => void
  onPartlyDone: () => void
  onRefused: (error: unknown) => void
}

/** The sending of a draft. It goes on while its reader is on other pages, and whichever page shows it next tells its end. */
export function createTransfer(key: string, sent: SentDraft | undefined) {
  const listeners = new Set<() => void>()
  let isBusy = false
  let page: TransferPage | undefined
  const setBusy = (next: boolean) => {
    isBusy = next
    for (const listener of listeners) listener()
  }
  const transfer = {
    queue: createStepQueue(),
    /** What the server has of the draft. */
    latest: sent,
    /** The page that shows it from now on. */
    showOn: (shown: TransferPage) => void (page = shown),
    isBusy: () => isBusy,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    store(next: SentDraft | undefined) {
      transfer.latest = next
      page?.storeSent(next)
    },
    /**
     * Does `work`, and ignores further calls while it runs. It stays busy once all was sent: the page that was created shows next, and
     * nothing is left to be done here.
     */
    async runOnce(work: () => Promise<'sent' | 'left'>) {
      if (isBusy) return
      transfers.set(key, transfer)
      setBusy(true)
      try {
        if ((await work()) === 'sent') return
      } catch (error) {
        page?.onRefused(error)
      }
      setBusy(false)
    },
    /** Waits for all parts. */
    async finish(): Promise<'sent' | 'left'> {
      const failed = await transfer.queue.finished()
      const id = transfer.latest?.id
      if (failed.length === 0 && id !== undefined) return transfer.end(id)
      page?.onPartlyDone()
      return 'left'
    },
    end(id: string): 'sent' {
      page?.onDone(id)
      return 'sent'
    },
  }
  return transfer
}
export type Transfer = ReturnType<typeof createTransfer>

/** Those that have begun in this browser tab, by the key of their drafts. */
const transfers = new Map<string, Transfer>()

/** The transfer of a draft, which an earlier visit to the page may have begun. */
export const transferOf = (key: string, sent: SentDraft | undefined): Transfer =>
  transfers.get(key) ?? createTransfer(key, sent)

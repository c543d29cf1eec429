import { exchangeKey } from '../../page/conversation-texts.ts'
import { storedRecord } from '../../page/device-storage.ts'
import { tabDrafts } from '../../page/draft-store.ts'

/** The exchange that a tab goes on with. */
export interface KeptExchange {
  id: string
  /** Of one that began without an account. */
  key: string | null
}

/** Keeps the exchange with the guide of each destination, also when another page is opened. */
export const keptExchange = {
  read(destinationId: string): KeptExchange | null {
    const { id, key } = storedRecord(tabDrafts.read(exchangeKey(destinationId)))
    return typeof id === 'string' ? { id, key: typeof key === 'string' ? key : null } : null
  },
  write(destinationId: string, exchange: KeptExchange | null) {
    if (exchange === null) tabDrafts.drop(exchangeKey(destinationId))
    else tabDrafts.write(exchangeKey(destinationId), JSON.stringify(exchange))
  },
}

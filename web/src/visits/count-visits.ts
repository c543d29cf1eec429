import { accessToken, useSession } from '../api/session.ts'
import { visitQueue, type SentBatch } from './visit-queue.ts'
import { watchSearches } from './watch-searches.ts'
import { watchVisits } from './watch-visits.ts'

export const visitsPath = '/page-mgmt/api/seen'

let end: (() => void) | undefined

/** Counts what is read of pages for their teams, from now on. Nothing is stored on the device. Returns a function that ends it. */
export function countVisits(): () => void {
  end ??= begin()
  return end
}

function begin() {
  const queue = visitQueue(post)
  const ends = [watchVisits(queue.add), watchSearches(queue.add)]
  return () => {
    for (const endWatch of ends) endWatch()
    queue.close()
    end = undefined
  }
}

/**
 * With the token of whoever is logged in, so that a page's own team isn't counted. Throws if the server isn't reached. What it doesn't take is lost: nobody
 * waits for it.
 */
async function post(batch: SentBatch) {
  const { status, person } = useSession.getState()
  // Without waiting for anything, since the page may be closing.
  await (person === null && status !== 'loading'
    ? send(batch, null)
    : accessToken({ isQuiet: true }).then((token) => send(batch, token)))
}

const send = (batch: SentBatch, token: string | null) =>
  fetch(visitsPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: batch }),
    credentials: 'omit',
    cache: 'no-store',
    priority: 'low',
    // The last ones of a page are sent while it closes.
    keepalive: true,
  })

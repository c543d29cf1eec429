import { accessToken, useSession } from '../api/session.ts'
import { visitQueue, type SentVisit } from './visit-queue.ts'
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
  const endWatch = watchVisits(queue.add)
  return () => {
    endWatch()
    queue.close()
    end = undefined
  }
}

/**
 * With the token of whoever is logged in, so that a page's own team isn't counted. Throws if the server isn't reached. What it doesn't take is lost: nobody
 * waits for it.
 */
async function post(records: readonly SentVisit[]) {
  const { status, person } = useSession.getState()
  // Without waiting for anything, since the page may be closing.
  await (person === null && status !== 'loading'
    ? send(records, null)
    : accessToken({ isQuiet: true }).then((token) => send(records, token)))
}

const send = (records: readonly SentVisit[], token: string | null) =>
  fetch(visitsPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: { records } }),
    credentials: 'omit',
    cache: 'no-store',
    priority: 'low',
    // The last ones of a page are sent while it closes.
    keepalive: true,
  })

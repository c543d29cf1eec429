import { setPriority } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { createSearchMatcher } from '../search/alerts/search-matcher.ts'
import type { Comparison, MatcherRequest, RowChange } from './matcher-thread.ts'

// A thread of its own: comparing a batch of profiles would block the server's event loop for seconds.

// On Linux, this is the priority of the thread, so that calls go first. Elsewhere, it would be that of the whole process.
if (process.platform === 'linux') setPriority(5)

const matchers = new Map<string, ReturnType<typeof createSearchMatcher>>()

function compare(kind: string, { id, before, after }: RowChange): Comparison {
  const matcher = matchers.get(kind)
  if (!matcher || isDeepStrictEqual(before, after)) return { id, gained: [], unsure: [], lost: [] }
  const was = before ? matcher.match(before) : { found: [], unsure: [] }
  const is = after ? matcher.match(after) : { found: [], unsure: [] }
  const former = new Set([...was.found, ...was.unsure])
  const present = new Set([...is.found, ...is.unsure])
  return {
    id,
    gained: is.found.filter((search) => !former.has(search)),
    unsure: is.unsure.filter((search) => !former.has(search)),
    lost: [...former].filter((search) => !present.has(search)),
  }
}

function perform(request: MatcherRequest): Comparison[] {
  if (request.type === 'compare') return request.changes.map((change) => compare(request.kind, change))
  if (request.type === 'remove') for (const matcher of matchers.values()) request.ids.forEach(matcher.remove)
  if (request.type === 'put') {
    const matcher = matchers.get(request.kind) ?? createSearchMatcher(request.declaration)
    matchers.set(request.kind, matcher)
    for (const { id, query } of request.searches) matcher.put(id, query)
  }
  return []
}

parentPort?.on('message', (request: MatcherRequest) => {
  try {
    // The second argument satisfies a rule about windows.
    parentPort?.postMessage({ compared: perform(request) }, [])
  } catch (error) {
    parentPort?.postMessage({ error }, [])
  }
})

import { Nothing } from '../envelope.ts'
import { route } from '../route.ts'
import { VisitBatch } from './visit-schema.ts'

/** What was read of pages. Its path has no word that blockers of third parties take for one of theirs: it is the page's own server. */
export const seen = {
  record: route({
    method: 'POST',
    path: '/seen',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    budget: 'records',
    data: VisitBatch,
    reply: Nothing,
    summary:
      'Record what was read of pages and used of them, and looked for in markets. Robots, the page’s own team, administrators and repeats are left out in silence',
  }),
}

import type { RungResolver } from '../../platform/http/rights.ts'

interface Found {
  isPublic: boolean
  isManager: boolean
}

/** A story is its page's: whoever manages that manages the story, whether they wrote it or not. */
export const storyRung: RungResolver = async (call, id) => {
  const [found] = await call.prepared<Found & Record<string, unknown>>(
    'story-rung',
    `select a.audience = 'public' as "isPublic", derived.is_seen_by(a.owner_id, $2) as "isManager"
    from (select id as owner_id, derived.audience_of_story(s) as audience from story s where id = $1) a where a.audience is not null`,
    [id, call.user?.id ?? null],
  )
  if (!found) return null
  if (call.isAdmin) return 'admin'
  if (found.isManager) return 'manager'
  if (!found.isPublic) return null
  return call.user ? 'user' : 'visitor'
}

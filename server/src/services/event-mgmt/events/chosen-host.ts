import { sql } from 'kysely'
import { seesProfile, type Viewer } from '../../../patterns/visibility.ts'

/**
 * The condition that the viewer may read the place `t` of an event. The other hosts that were asked, and those who found the event behind a
 * gate, read the event too, but not which host was chosen for it.
 */
export const mayReadPlace = ({ user, isAdmin }: Viewer) =>
  isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`(
        not derived.is_undisclosed_host(t.owner_id, t.profile_id)
        or exists (
          select from derived.staff s where s.owner_id in (t.owner_id, t.profile_id) and s.user_id = ${user?.id ?? null}::uuid)
        or exists (select from member m where m.owner_id = t.owner_id and m.user_id = ${user?.id ?? null}::uuid))`

/** The condition that the viewer reads the place `t` of an event that they see. */
export const readsPlace = (viewer: Viewer) =>
  sql<boolean>`(t.profile_id is null or ${seesProfile(viewer, 't.profile_id')} and ${mayReadPlace(viewer)})`

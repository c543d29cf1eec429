import type { Page } from '@app/contract/envelope.ts'
import { visitor } from '../platform/http/call.ts'
import type { AnyDatabase } from '../tables/tables.ts'
import { visibleTo } from './visibility.ts'

export interface PublishedProfile {
  id: string
  updatedDate: Date
}

/** Public profiles of a kind. Oldest first, so that earlier pages stay the same. */
export const publishedProfiles = (
  db: AnyDatabase,
  kind: string,
  { offset, take }: Page,
): Promise<PublishedProfile[]> =>
  db
    .selectFrom('profile as p')
    .select(['p.id', 'p.updated_date as updatedDate'])
    .where('p.kind', '=', kind)
    .where(visibleTo(visitor, 'p').$castTo<boolean>())
    .orderBy('p.id')
    .offset(offset)
    .limit(take)
    .execute()

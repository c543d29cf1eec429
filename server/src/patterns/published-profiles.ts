import type { Page } from '@app/contract/envelope.ts'
import { visitor } from '../platform/http/call.ts'
import type { AnyDatabase } from '../tables.ts'
import { visibleTo } from './visibility.ts'

export interface PublishedProfile {
  id: string
  updatedDate: Date
}

/** The profiles of a kind that everybody may see, oldest first, so that a page of them stays what it was. */
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

import { storyPath } from '@app/contract/rules/story-rules.ts'
import { sql } from 'kysely'
import type { Database } from '../../tables/tables.ts'
import { isPublished, newest } from './story-rows.ts'

/** The addresses of published stories for the sitemap, newest first. */
export async function storyPaths(db: Database, most: number) {
  const { rows } = await sql<{ slug: string; updatedDate: Date }>`
    select t.slug, t.updated_date as "updatedDate" from derived.story_item t where ${isPublished}
    order by ${newest} limit ${most}`.execute(db)
  return rows.map(({ slug, updatedDate }) => ({ path: storyPath(slug), updatedDate }))
}

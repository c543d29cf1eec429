import {
  maxStandfirst,
  maxStoryTag,
  maxStoryTags,
  maxStoryTitle,
  slugOf,
  storyCategories,
} from '@app/contract/rules/story-rules.ts'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { assignments, insertion } from '../../../patterns/columns.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'
import { finishHtml } from '../text/render-markdown.ts'
import { copyPictures } from './copy-pictures.ts'
import { cleanHtml, lineOf } from './clean-html.ts'
import { readPosts, type Post, type WordPressSite } from './read-posts.ts'

interface Parts extends WordPressSite {
  db: Database
  store: FileStore
  log: FastifyBaseLogger
  origin: string
}

const everyMs = 15 * 60_000

/** Copies the posts of a WordPress site at the start and at intervals. While the site fails, the copies are read on. */
export const startWordPress = (parts: Parts) =>
  startWorkQueue({
    retryMs: everyMs,
    async doNext() {
      try {
        await copyPosts(parts)
      } catch (error) {
        parts.log.warn({ err: error }, 'copying stories from WordPress failed')
      }
      return false
    },
    log: parts.log,
    name: 'stories from WordPress',
  })

async function copyPosts(parts: Parts) {
  const { db } = parts
  const posts = await readPosts(parts)
  const { rows } = await sql<{ id: string; sourceId: string; updated: Date }>`
    select id, source_id as "sourceId", updated_date as updated from story where source_id is not null`.execute(
    db,
  )
  const known = new Map(rows.map((row) => [row.sourceId, row]))
  for (const post of posts) {
    const copy = known.get(idOf(post))
    if (copy?.updated.getTime() !== Date.parse(post.modified)) await copyPost(parts, post, copy?.id)
  }
  const gone = rows
    .filter(({ sourceId }) => posts.every((post) => idOf(post) !== sourceId))
    .map(({ id }) => id)
  if (gone.length > 0) await sql`delete from owner where id = any (${gone}::uuid[])`.execute(db)
}

const idOf = ({ id }: Post) => `wp-${id}`

async function copyPost(parts: Parts, post: Post, copyId: string | undefined) {
  const { html, pictures } = cleanHtml(post.content, post.url)
  const files = await copyPictures(
    parts,
    post.picture === null ? pictures : new Map([...pictures, ['', post.picture]]),
  )
  const id = copyId ?? newId()
  await parts.db.transaction().execute(async (trx) => {
    if (copyId === undefined) await sql`insert into owner (id, kind) values (${id}, 'story')`.execute(trx)
    const columns = { ...columnsOf(post, html, parts.origin), slug: await slugIn(trx, id, post) }
    if (copyId === undefined) await insertion('story', { id, ...columns }).execute(trx)
    else {
      await sql`update story set ${assignments(columns)}, cover_id = null where id = ${id}`.execute(trx)
      await sql`delete from image where owner_id = ${id}`.execute(trx)
    }
    for (const [place, { pictureId, sha256 }] of files.entries())
      await insertion('image', { id: pictureId, owner_id: id, name: '', sort: place, sha256 }).execute(trx)
    const cover = files.find(({ isCover }) => isCover)
    if (cover) await sql`update story set cover_id = ${cover.pictureId} where id = ${id}`.execute(trx)
  })
}

function columnsOf(post: Post, html: string, origin: string) {
  const category = storyCategories.find((name) =>
    post.categories.some((own) => own.toLowerCase() === name.toLowerCase()),
  )
  const tags = [
    ...post.categories.filter((name) => name.toLowerCase() !== category?.toLowerCase()),
    ...post.tags,
  ]
  const rendered = finishHtml(html, origin)
  return {
    source_id: idOf(post),
    source_url: post.url,
    author_name: post.author === null ? null : lineOf(post.author, 200),
    title: lineOf(post.title, maxStoryTitle) || 'Untitled',
    standfirst: lineOf(post.excerpt, maxStandfirst) || null,
    category: category ?? 'Market',
    tags: [...new Set(tags.map((tag) => lineOf(tag, maxStoryTag)))]
      .filter((tag) => tag !== '')
      .slice(0, maxStoryTags),
    html: rendered.html,
    headings: JSON.stringify(rendered.headings),
    minutes: rendered.minutes,
    state: 'Published',
    publish_date: post.date,
    updated_date: post.modified,
    is_shown: Date.parse(post.date) <= Date.now(),
  }
}

/** Its own address, unless another story has it. */
async function slugIn(trx: AnyDatabase, id: string, post: Post) {
  const slug = slugOf(decoded(post.slug))
  const { rows } = await sql`select from story where slug = ${slug} and id <> ${id}`.execute(trx)
  return rows.length === 0 ? slug : `${slug}-${idOf(post)}`
}

function decoded(slug: string) {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

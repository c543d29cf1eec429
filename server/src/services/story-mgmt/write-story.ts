import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { nothing } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { maxSlug, reservedSlugs, slugOf } from '@app/contract/rules/story-rules.ts'
import type { stories } from '@app/contract/stories/story-routes.ts'
import { StoryDraft } from '@app/contract/stories/story-schema.ts'
import { audit } from '../../patterns/audit.ts'
import { assignments, insertion } from '../../patterns/columns.ts'
import { lockUntilCommit } from '../../patterns/lock-until-commit.ts'
import { changesOf } from '../../patterns/patch.ts'
import { requireOwnerRoom } from '../../patterns/quotas.ts'
import { visibleTo } from '../../patterns/visibility.ts'
import { conflict, invalidField, preconditionFailed } from '../../platform/errors.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../platform/http/call.ts'
import { preparedWrite } from '../../platform/http/prepared-write.ts'
import { lockStory, readTeamRow, readTeamStory, type TeamRow } from './story-rows.ts'
import type { RenderedStory } from './text/render-markdown.ts'
import type { RenderStory } from './text/story-renderer.ts'

type Writing = Pick<Handlers<typeof stories>, 'create' | 'update' | 'remove'>

/** Handlers that write what a story says. Texts are rendered before the transaction, in a thread. */
export const writingHandlers = (render: RenderStory): Writing => ({
  create: preparedWrite(async ({ ownerId, data }: { ownerId: string; data: StoryDraft }, preparing: Call) => {
    const rendered = await render(preparing, data.text, 'data/text')
    return async (call) => {
      await requireOwnerRoom(call, ownerId, {
        count: sql`select count(*) from story where page_id = ${ownerId}`,
      })
      if (data.coverId !== null) throw invalidField('data/coverId', 'is not a picture of this story')
      const id = newId()
      const slug = await freeSlug(call, id, data, 'data/slug')
      await sql`insert into owner (id, kind) values (${id}, 'story')`.execute(call.db)
      const own = { id, page_id: ownerId, author_id: signedIn(call).id, slug }
      await insertion('story', { ...own, ...columnsOf(data), ...textColumns(rendered) }).execute(call.db)
      await linkPages(call, id, data.aboutIds, 'data/aboutIds')
      await audit(call, id, null, [{ op: 'add', path: '', value: { ownerId, title: data.title } }])
      return readTeamStory(call, id)
    }
  }),

  update: preparedWrite(async ({ id, patch }: { id: string; patch: PatchOperation[] }, preparing: Call) => {
    const { draft } = await readTeamRow(preparing, id)
    const { text } = { ...draft, ...changesOf(preparing, draft, patch, StoryDraft) }
    const rendered = text === draft.text ? undefined : await render(preparing, text, 'text')
    return async (call) => {
      const row = await lockStory(call, id)
      checkRevision(call, row.revision)
      requireOpen(call, row)
      const changes = changesOf(call, row.draft, patch, StoryDraft)
      if (Object.keys(changes).length > 0)
        await applyChanges(call, row, StoryDraft.parse({ ...row.draft, ...changes }), { text, rendered })
      await audit(call, id, null, patch.map(withoutText))
      return readTeamStory(call, id)
    }
  }),

  remove: async ({ id }, call) => {
    const { revision } = await lockStory(call, id)
    checkRevision(call, revision)
    await sql`delete from owner where id = ${id}`.execute(call.db)
    await audit(call, id, null, [{ op: 'remove', path: '' }])
    return nothing
  },
})

interface Prepared {
  text: string
  rendered: RenderedStory | undefined
}

async function applyChanges(call: Call, row: TeamRow, next: StoryDraft, { text, rendered }: Prepared) {
  const { id, draft } = row
  // Somebody else changed the text since it was rendered.
  if (next.text !== text) throw preconditionFailed()
  if (next.coverId !== null && next.coverId !== draft.coverId) await requireOwnPicture(call, id, next.coverId)
  const slug = await changedSlug(call, row, next)
  const isOut = row.state === 'Published' || row.state === 'Scheduled'
  const columns = {
    ...columnsOf(next),
    slug,
    ...(rendered && textColumns(rendered)),
    ...(isOut && { publish_date: next.publishDate ?? draft.publishDate, is_shown: false }),
    ...(next.correction !== draft.correction && { corrected_date: next.correction && sql`now()` }),
  }
  await sql`update story set ${assignments(columns)}, updated_date = now() where id = ${id}`.execute(call.db)
  await linkPages(call, id, next.aboutIds, 'aboutIds')
}

/** The new address. Links to one that was approved go on working. */
async function changedSlug(call: Call, { id, slug, wasApproved }: TeamRow, next: StoryDraft) {
  if (next.slug === slug) return slug
  const chosen = await freeSlug(call, id, next, 'slug')
  await sql`delete from former_slug where slug = ${chosen}`.execute(call.db)
  if (wasApproved && chosen !== slug)
    await sql`insert into former_slug (slug, story_id) values (${slug}, ${id})`.execute(call.db)
  return chosen
}

/** What waits is decided as it was sent, and what was approved isn't changed behind the back of whoever approved it. */
function requireOpen({ isAdmin }: Call, { state, needsApproval }: TeamRow) {
  const isLocked = state === 'Waiting' || (needsApproval && (state === 'Published' || state === 'Scheduled'))
  if (isLocked && !isAdmin) throw conflict('STORY_STATE', 'Take the story back before you change it.')
}

const columnsOf = (draft: StoryDraft) => ({
  title: draft.title,
  standfirst: draft.standfirst,
  category: draft.category,
  tags: draft.tags,
  text: draft.text,
  cover_id: draft.coverId,
  cover_description: draft.coverDescription,
  publish_date: draft.publishDate,
  correction: draft.correction,
})

const textColumns = ({ html, headings, minutes }: RenderedStory) => ({
  html,
  headings: JSON.stringify(headings),
  minutes,
})

/** The log doesn't keep texts. */
const withoutText = ({ op, path, ...rest }: PatchOperation) =>
  path === '/text' ? { op, path } : { op, path, ...rest }

/** The address that was chosen, or one that is made of the title. Throws a 400 with a free one if another story has the chosen one. */
async function freeSlug(
  call: Call,
  id: string,
  { slug, title }: Pick<StoryDraft, 'slug' | 'title'>,
  path: string,
) {
  await lockUntilCommit(call, 'story-slugs')
  const wanted = slug ?? slugOf(title)
  const stem = [...wanted].slice(0, maxSlug - 6).join('')
  const { rows } = await sql<{ slug: string }>`
    select slug from (select slug, id from story union all select slug, story_id from former_slug) s
    where id <> ${id} and (slug = ${wanted} or starts_with(slug, ${`${stem}-`}))`.execute(call.db)
  const taken = new Set([...reservedSlugs, ...rows.map((row) => row.slug)])
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${stem}-${number}`)) number++
  if (slug !== null) throw invalidField(path, `is already used. Try ${stem}-${number}`)
  return `${stem}-${number}`
}

async function requireOwnPicture(call: Call, id: string, coverId: string) {
  const { rows } = await sql`
    select from image where id = ${coverId} and owner_id = ${id} and sha256 is not null`.execute(call.db)
  if (rows.length === 0) throw invalidField('coverId', 'is not a picture of this story')
}

/** Pages that were linked before stay, also if they are hidden by now. */
async function linkPages(call: Call, id: string, pageIds: readonly string[], path: string) {
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p where p.id = any (${[...pageIds]}::uuid[])
      and (${visibleTo(call, 'p')} or exists (select from story_page s where s.story_id = ${id} and s.page_id = p.id))`.execute(
    call.db,
  )
  const known = new Set(rows.map((row) => row.id))
  const unknown = pageIds.findIndex((pageId) => !known.has(pageId))
  if (unknown >= 0) throw invalidField(`${path}/${unknown}`, 'is not the id of a page')
  await sql`delete from story_page where story_id = ${id}`.execute(call.db)
  await sql`insert into story_page (story_id, page_id, place)
    select ${id}, p.id, p.place from unnest(${[...pageIds]}::uuid[]) with ordinality p (id, place)`.execute(
    call.db,
  )
}

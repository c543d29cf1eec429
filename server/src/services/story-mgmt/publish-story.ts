import { sql } from 'kysely'
import type { stories } from '@app/contract/stories/story-routes.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { StoryDraft } from '@app/contract/stories/story-schema.ts'
import { presentAdministrators } from '../../patterns/administrators.ts'
import { audit } from '../../patterns/audit.ts'
import { managersOf, notify } from '../../patterns/notify.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { checkRevision, type Call, type Handlers } from '../../platform/http/call.ts'
import { lockStory, readTeamStory, type TeamRow } from './story-rows.ts'

type Publishing = Pick<Handlers<typeof stories>, 'send' | 'takeBack' | 'decide'>

/** Handlers that move a story between its states. Repeating one is a 409. */
export const publishingHandlers = (): Publishing => ({
  send: async ({ id }, call) => {
    const row = await lockCurrent(call, id)
    requireState(row, ['Draft', 'SentBack'])
    requireComplete(row.draft)
    if (call.isAdmin || !row.needsApproval) await publish(call, row)
    else {
      await setState(call, row, 'Waiting')
      await notify(call, presentAdministrators, {
        kind: 'story-waiting',
        aboutId: id,
        title: 'A story waits for approval',
        contents: row.title,
        url: '/admin/stories',
      })
    }
    return readTeamStory(call, id)
  },

  takeBack: async ({ id }, call) => {
    const row = await lockCurrent(call, id)
    requireState(row, ['Waiting', 'Scheduled', 'Published'])
    await setState(call, row, 'Draft')
    return readTeamStory(call, id)
  },

  decide: async ({ id, data }, call) => {
    const row = await lockCurrent(call, id)
    if (row.state !== 'Waiting')
      throw conflict('ALREADY_DECIDED', 'The story doesn’t wait for a decision anymore.')
    if (data.decision === 'Publish') {
      await publish(call, row)
      await notify(call, managersOf(row.pageId), {
        kind: 'story-approved',
        aboutId: id,
        title: `“${row.title}” is approved`,
        contents: 'Everybody can read it once it is due.',
        url: storyPath(row.slug),
      })
    } else {
      await setState(call, row, 'SentBack', data.note)
      await notify(call, managersOf(row.pageId), {
        kind: 'story-sent-back',
        aboutId: id,
        title: `“${row.title}” was sent back`,
        contents: data.note,
        url: `${storyPath(row.slug)}/edit`,
      })
    }
    return readTeamStory(call, id)
  },
})

async function lockCurrent(call: Call, id: string) {
  const row = await lockStory(call, id)
  checkRevision(call, row.revision)
  return row
}

function requireState({ state }: TeamRow, allowed: readonly TeamRow['state'][]) {
  if (!allowed.includes(state)) throw conflict('STORY_STATE', `The story is ${stateWords[state]}.`)
}

const stateWords = {
  Draft: 'a draft',
  Waiting: 'waiting for approval',
  SentBack: 'sent back',
  Scheduled: 'scheduled',
  Published: 'published',
} as const satisfies Record<TeamRow['state'], string>

/** A draft may lack everything but its title. */
function requireComplete({ standfirst, text, coverId, coverDescription }: StoryDraft) {
  const errors = [
    ...(standfirst === null ? [{ path: 'standfirst', message: 'is required' }] : []),
    ...(text === '' ? [{ path: 'text', message: 'is required' }] : []),
    ...(/!\[\s*\]/.test(text) ? [{ path: 'text', message: 'has a picture without a description' }] : []),
    ...(coverId !== null && coverDescription === null
      ? [{ path: 'coverDescription', message: 'is required' }]
      : []),
  ]
  if (errors.length > 0) throw invalid(errors, 'The story isn’t complete.')
}

/** Publishes now, or when it is due. That of a page without need of approval counts as approved. */
async function publish(call: Call, { id }: TeamRow) {
  await sql`update story set state = 'Published', note = null, updated_date = now(), sent_date = coalesce(sent_date, now()),
    publish_date = greatest(publish_date, now()), approved_date = coalesce(approved_date, now()),
    is_shown = coalesce(publish_date <= now(), true)
    where id = ${id}`.execute(call.db)
  await audit(call, id, null, [{ op: 'replace', path: '/state', value: 'Published' }])
}

async function setState(
  call: Call,
  { id }: TeamRow,
  state: 'Draft' | 'Waiting' | 'SentBack',
  note: string | null = null,
) {
  const sentDate = state === 'Waiting' ? sql`now()` : sql`sent_date`
  await sql`update story set state = ${state}, note = ${note}, sent_date = ${sentDate}, is_shown = false, updated_date = now()
    where id = ${id}`.execute(call.db)
  await audit(call, id, null, [{ op: 'replace', path: '/state', value: state }])
}

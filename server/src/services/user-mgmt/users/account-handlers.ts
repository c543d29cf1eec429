import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type { account } from '@app/contract/users/account-routes.ts'
import { StoredNotifications, UserSettings } from '@app/contract/users/settings-schema.ts'
import { issueExportLink } from '../../../patterns/exports/export-links.ts'
import { changesOf } from '../../../patterns/patch.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import { runnerOf, type Accounts } from './accounts.ts'
import { emailHandlers } from './email-change.ts'
import { endSessionTokens, endTokens } from './end-tokens.ts'

/** The link to the data of a user. They may have to wait for a slow connection, but not for days. */
const dataLinkSeconds = 15 * 60

/** Handlers for what only the user has. */
export const accountHandlers = (accounts: Accounts): Handlers<typeof account> => ({
  settings: {
    get: async (_input, call) => settingsReply(await readSettings(call)),
    update: async ({ patch }, call) => {
      const { id } = signedIn(call)
      await sql`insert into user_setting (user_id) values (${id}) on conflict do nothing`.execute(call.db)
      await sql`select from user_setting where user_id = ${id} for update`.execute(call.db)
      const { settings, revision } = await readSettings(call)
      checkRevision(call, revision)
      const changed = UserSettings.parse({ ...settings, ...changesOf(call, settings, patch, UserSettings) })
      await sql`update user_setting set time_zone = ${changed.timeZone}, theme = ${changed.theme},
        notifications = ${JSON.stringify(changed.notifications)} where user_id = ${id}`.execute(call.db)
      return settingsReply(await readSettings(call))
    },
  },

  sessions: {
    list: async (_input, call) => {
      const { subject, sessionId } = signedIn(call)
      const sessions = await accounts.sessions(runnerOf(call), subject)
      return { data: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) }
    },
    end: async ({ sessionId }, call) => {
      const { subject } = signedIn(call)
      const run = runnerOf(call)
      const sessions = await accounts.sessions(run, subject)
      if (!sessions.some(({ id }) => id === sessionId)) return nothing
      // The rows of the user first, as a deletion of the account locks them.
      await endSessionTokens(run, subject, [sessionId])
      await accounts.endSession(run, subject, sessionId)
      return nothing
    },
    endAll: async (_input, call) => {
      const user = signedIn(call)
      await accounts.endSessions(runnerOf(call), user.subject)
      await endTokens(call, user.id)
      await sql`delete from push_subscription where user_id = ${user.id}`.execute(call.db)
      call.report('sessions.ended')
      return nothing
    },
  },

  programs: {
    list: async (_input, call) => {
      const { subject } = signedIn(call)
      return {
        data: {
          isManagedHere: accounts.isOwn(subject),
          programs: await accounts.programs(runnerOf(call), subject),
        },
      }
    },
    end: async ({ programId }, call) => {
      const { subject } = signedIn(call)
      const run = runnerOf(call)
      const programs = await accounts.programs(run, subject)
      const program = programs.find(({ id }) => id === programId)
      if (!program) return nothing
      // The rows of the user first, as a deletion of the account locks them.
      await endSessionTokens(run, subject, [programId])
      await accounts.endProgram(run, subject, programId)
      call.report('program.disconnected', { program: program.host })
      return nothing
    },
  },

  email: emailHandlers(accounts),

  data: async (_input, call) => {
    const fileName = `my data ${dayOf(new Date())}.zip`
    const link = await issueExportLink(call, {}, fileName, { isPersonal: true, seconds: dataLinkSeconds })
    call.report('data.exported')
    return { data: { ...link, fileName } }
  },
})

interface Stored {
  timeZone: string | null
  theme: UserSettings['theme']
  notifications: unknown
  revision: number
}

const defaults: Stored = { timeZone: null, theme: 'system', notifications: {}, revision: 0 }

async function readSettings(call: Call) {
  const { rows } = await sql<Stored>`
    select time_zone as "timeZone", theme, notifications, revision from user_setting
    where user_id = ${signedIn(call).id}`.execute(call.db)
  const { notifications, revision, ...settings } = rows[0] ?? defaults
  return {
    settings: UserSettings.parse({ ...settings, notifications: StoredNotifications.parse(notifications) }),
    revision,
  }
}

const settingsReply = ({ settings, revision }: Awaited<ReturnType<typeof readSettings>>) =>
  one<UserSettings>(JSON.stringify(settings), revision)

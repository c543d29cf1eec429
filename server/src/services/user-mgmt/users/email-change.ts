import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { nothing } from '@app/contract/envelope.ts'
import type { account } from '@app/contract/users/account-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { findToken, issueToken, linkExpired } from '../../../patterns/mailed-tokens.ts'
import { countUse, isWithinLimit } from '../../../patterns/use-limits.ts'
import { uniqueConstraintOf } from '../../../platform/database.ts'
import { conflict } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import type { LayOutMail } from '../../../platform/mail/letter.ts'
import { queueMail, type ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { Message } from '../../../platform/mail/outbox.ts'
import { runnerOf, runOn, type Accounts, type Run } from './accounts.ts'
import { renewTokens } from './end-tokens.ts'
import { readProfile } from './people-handlers.ts'

const linkHours = 24
/** Silently: a refusal would tell that others asked for the address. */
const perAddress = { name: 'email-change-address', most: 3, seconds: 24 * 3600 }
const perUser = { name: 'email-change', most: 5, seconds: 24 * 3600 }

/** Handlers that change the address of the caller. Nothing here tells whether an address has an account. */
export const emailHandlers = (accounts: Accounts): Handlers<(typeof account)['email']> => ({
  change: async ({ data: { email } }, call) => {
    const user = signedIn(call)
    if (!accounts.isOwn(user.subject))
      throw conflict('EXTERNAL_ACCOUNT', 'Change your address where you log in. It changes here, too.')
    await countUse(
      call.db,
      perUser,
      user.id,
      'You changed your address several times today. Try again tomorrow.',
    )
    const id = newId()
    // A later request replaces an earlier one, whose link then no longer works.
    await sql`delete from email_change where user_id = ${user.id} and old_email is null`.execute(call.db)
    await sql`insert into email_change (id, user_id, email) values (${id}, ${user.id}, ${email.toLowerCase()})`.execute(
      call.db,
    )
    if (await isWithinLimit(call.db, perAddress, email.toLowerCase()))
      await queueMail(call.db, 'email-change', id)
    return nothing
  },

  confirm: async ({ data: { token } }, call) => {
    const user = signedIn(call)
    const { id, email } = await takeChange(call, user.id, token)
    if (!(await setAddress(accounts, call, user.subject, email))) throw linkExpired()
    await sql`update app_user set email = ${email}, email_verified = true, updated_date = now()
      where id = ${user.id}`.execute(call.db)
    await queueMail(call.db, 'email-changed', id)
    // They have the old address, and would set it again.
    await renewTokens(call, user.id)
    // The address stays out of the audit log, which outlives the account.
    await audit(call, user.id, null, [{ op: 'replace', path: '/email' }])
    call.report('email.changed')
    return readProfile(call, user.id)
  },
})

/** Uses up the link of the caller, and keeps the old address for a notice. */
async function takeChange(call: Call, userId: string, token: string) {
  const found = await findToken(call.db, 'email-change', token)
  const { rows } = await sql<{ id: string; email: string }>`
    update email_change c set old_email = u.email from app_user u
    where c.id = ${found?.subjectId ?? null} and u.id = c.user_id and u.id = ${userId} and c.old_email is null
    returning c.id, c.email`.execute(call.db)
  const [change] = rows
  if (!change) throw linkExpired()
  return change
}

async function setAddress(accounts: Accounts, call: Call, subject: string, email: string): Promise<boolean> {
  try {
    return await accounts.setEmail(runnerOf(call), subject, email)
  } catch (error) {
    // A sign-up has taken it in this moment.
    if (uniqueConstraintOf(error) === undefined) throw error
    throw linkExpired()
  }
}

interface MailParts {
  origin: string
  brand: string
  /** Undefined for accounts of other providers, and those that are gone. */
  passwordResetMail(run: Run, subject: string): Promise<Message | undefined>
  layOut: LayOutMail
}

/** Emails about accounts, by the kind of job. */
export const accountMails = (
  accounts: Accounts,
  { origin, brand, passwordResetMail, layOut }: MailParts,
): Record<string, ComposeMail> => ({
  'password-reset': async (db, id) => {
    const { rows } = await sql<{ subject: string }>`select subject from app_user where id = ${id}`.execute(db)
    const [user] = rows
    return user ? ((await passwordResetMail(runOn(db), user.subject)) ?? null) : null
  },

  'email-change': async (db, id) => {
    const { rows } = await sql<{ email: string; name: string }>`
      select c.email, u.name from email_change c join app_user u on u.id = c.user_id and u.blocked_date is null
      where c.id = ${id} and c.old_email is null`.execute(db)
    const [change] = rows
    // The owner of a taken address isn't bothered, and the caller doesn't learn that it is taken.
    if (!change || (await accounts.isEmailTaken(runOn(db), change.email))) return null
    const token = await issueToken(db, 'email-change', id, linkHours)
    return layOut({
      to: change.email,
      subject: `Confirm your new email address on ${brand}`,
      intro: [`Confirm that you want to log in to ${brand} with this address from now on:`],
      link: {
        label: 'Confirm the address',
        url: `${origin}/account/email#${token}`,
        expiresIn: `${linkHours} hours`,
      },
      outro: ["If you didn't ask for this, ignore this email. Nothing changes."],
    })
  },

  // Whoever has taken over the account can't keep this email from its owner.
  'email-changed': async (db, id) => {
    const { rows } = await sql<{ to: string }>`
      select old_email as "to" from email_change where id = ${id} and old_email is not null`.execute(db)
    const [change] = rows
    if (!change) return null
    const message = layOut({
      to: change.to,
      subject: `Your email address on ${brand} was changed`,
      intro: [`From now on, you log in to ${brand} with another address. This one has no account anymore.`],
      outro: ["If you didn't change it, contact us right away."],
    })
    return {
      ...message,
      whenSent: (trx) => sql`delete from email_change where id = ${id}`.execute(trx),
    }
  },
})

import { sql } from 'kysely'
import { emailDefaults, type EmailChoice } from '@app/contract/users/settings-schema.ts'
import { declinedDays, invitationDays } from '../../../patterns/invitations.ts'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'

interface MailedInvitation {
  /** Null if nobody should get an email: no such user, blocked, on the team already, or declined lately. */
  to: string | null
  role: string
  profileName: string
  inviterName: string | null
  /** The account with the address, if there is one. */
  userId: string | null
  choice: EmailChoice
}

async function readInvitation(db: AnyDatabase, id: string): Promise<MailedInvitation | undefined> {
  const { rows } = await sql<MailedInvitation>`
    select i.role, p.name as "profileName", inviter.name as "inviterName",
      case when u.blocked_date is null and inviter.blocked_date is null
        and not exists (select from member m where m.owner_id = p.id and m.user_id = u.id)
        and not exists (select from invitation d where d.profile_id = p.id and d.decided_by = u.id
          and d.status = 'Declined' and d.decided_date > now() - make_interval(days => ${declinedDays}))
        then coalesce(i.email, u.email) end as "to", u.id as "userId",
      coalesce(s.notifications->'invitations'->>'email', ${emailDefaults.invitations}) as choice
    from invitation i join profile p on p.id = i.profile_id and p.deleted_date is null
    left join app_user inviter on inviter.id = i.invited_by
    left join lateral (
      select u.id, u.email, u.blocked_date from app_user u
      where u.email_verified and (u.id = i.user_id or lower(u.email) = i.email) limit 1) u on true
    left join user_setting s on s.user_id = u.id
    where i.id = ${id} and i.status = 'Open' and i.expires_date > now()`.execute(db)
  return rows[0]
}

/** Emails of invitations, by the kind of job. */
export const invitationMails = ({
  origin,
  brand,
  layOut,
  layOutNews,
}: MailParts): Record<string, ComposeMail> => ({
  // Goes to an address that may be a stranger's, so it contains nothing that the inviter wrote but the names.
  invitation: async (db, id) => {
    const invitation = await readInvitation(db, id)
    if (!invitation || invitation.to === null) return null
    const { to, role, profileName, inviterName, userId, choice } = invitation
    // In their daily email, or only in the app.
    if (choice !== 'now') return null
    const token = await issueToken(db, 'invitation', id, invitationDays * 24)
    const letter: Letter = {
      to,
      subject: `Join the team of ${profileName}`,
      intro: [
        `${inviterName ?? 'Somebody'} invites you to the team of ${profileName} on ${brand}, as ${role}. ` +
          'Look at the invitation, then accept or decline it:',
      ],
      link: {
        label: 'See the invitation',
        url: `${origin}/invitations#${token}`,
        expiresIn: `${invitationDays} days`,
      },
      outro: [
        "You are not on the team, and your name isn't shown, unless you accept. " +
          "If you don't know who this is, decline or ignore this email.",
      ],
    }
    return userId === null ? layOut(letter) : layOutNews(letter, { userId, subject: 'invitations' })
  },
})

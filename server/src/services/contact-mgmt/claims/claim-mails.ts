import { sql } from 'kysely'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'

const proofHours = 48

interface MailedClaim {
  status: string
  email: string | null
  isProved: boolean
  reason: string | null
  profileId: string
  kind: string
  profileName: string
  userName: string
  userEmail: string
}

async function readClaim(db: AnyDatabase, id: string): Promise<MailedClaim | undefined> {
  const { rows } = await sql<MailedClaim>`
    select c.status, c.email, c.proved_date is not null as "isProved", c.reason, p.id as "profileId", p.kind,
      p.name as "profileName", u.name as "userName", u.email as "userEmail"
    from claim c join profile p on p.id = c.profile_id and p.deleted_date is null join app_user u on u.id = c.user_id
    where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Emails about claims, by the kind of job. */
export const claimMails = ({
  origin,
  brand,
  layOut,
  layOutNews,
  profilePath,
}: MailParts): Record<string, ComposeMail> => ({
  // Goes to an address that may be a stranger's, so it contains nothing that the claimer wrote but the name.
  'claim-proof': async (db, id) => {
    const claim = await readClaim(db, id)
    if (claim?.status !== 'Open' || claim.email === null || claim.isProved) return null
    const token = await issueToken(db, 'claim-proof', id, proofHours)
    return layOut({
      to: claim.email,
      subject: `Confirm that you run ${claim.profileName}`,
      intro: [
        `Someone signed in to ${brand} as ${claim.userName} wants to manage the page of ${claim.profileName} ` +
          'and gave this address as proof. If it was you, confirm it while you are signed in:',
      ],
      link: {
        label: 'Confirm this address',
        url: `${origin}/claims/confirm#${token}`,
        expiresIn: `${proofHours} hours`,
      },
      outro: ["If it wasn't you, ignore this email. The link works only for the person who asked for it."],
    })
  },

  'claim-decided': async (db, id, userId) => {
    const claim = await readClaim(db, id)
    if (claim === undefined || userId === null) return null
    const subscription = { userId, subject: 'claims' } as const
    const { userEmail: to, profileName, profileId, kind, reason } = claim
    const url = origin + profilePath({ kind, id: profileId })
    if (claim.status === 'Approved')
      return layOutNews(
        {
          to,
          subject: `You now manage ${profileName}`,
          intro: [
            `We approved your claim. You can edit the page of ${profileName} on ${brand}, add your team, and answer requests.`,
          ],
          link: { label: 'Open your page', url },
          outro: [],
        },
        subscription,
      )
    if (claim.status !== 'Declined') return null
    return layOutNews(
      {
        to,
        subject: `Your claim to ${profileName}`,
        intro: [`We couldn't approve your claim to the page of ${profileName}.`, `Reason: ${reason}`],
        link: { label: 'Open the page', url },
        outro: ['You can claim the page again, for example with an email address at its own domain.'],
      },
      subscription,
    )
  },
})

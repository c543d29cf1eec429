import { counted } from '@app/contract/rules/sentence-parts.ts'
import { sql } from 'kysely'
import { digestAddress } from '../../../patterns/administrators.ts'
import type { ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'

const digest = { job: 'claims-to-decide', column: 'next_digest_date', hoursBetween: 1 } as const
const mostNamed = 20

interface WaitingClaim {
  id: string
  name: string
  place: string
  isProved: boolean
}

/** The open claims that the administrator hasn't been emailed about, oldest first. */
async function readWaiting(db: AnyDatabase, userId: string): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select c.id, p.name, concat_ws(', ', p.city, p.state) as place, c.proved_date is not null as "isProved"
    from claim_notice n join claim c on c.id = n.claim_id and c.status = 'Open'
    join profile p on p.id = c.profile_id and p.deleted_date is null
    where n.user_id = ${userId} and n.mailed_date is null order by c.id`.execute(db)
  return rows
}

/** The email to an administrator about new claims, by the id of the user. */
export const claimDigest =
  ({ origin, brand, layOutNews }: MailParts): ComposeMail =>
  async (db, userId) => {
    const claims = await readWaiting(db, userId)
    const [first] = claims
    if (first === undefined) return null
    const to = await digestAddress(db, userId, digest)
    if (to === null) return null
    const named = claims.slice(0, mostNamed).map(lineOf)
    const more = claims.length - named.length
    const message = layOutNews(
      {
        to,
        subject:
          claims.length === 1
            ? `New claim: ${first.name}`
            : `${counted(claims.length, 'new claim')} on ${brand}`,
        intro: [
          claims.length === 1
            ? 'Someone says that they run this page:'
            : 'People say that they run these pages:',
          [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
        ],
        link: { label: 'Decide', url: `${origin}/admin/claims` },
        outro: [
          `You get this email because you are an administrator of ${brand}. New claims are mailed once an hour at most.`,
        ],
      },
      { userId, subject: 'claims' },
    )
    const ids = claims.map(({ id }) => id)
    const whenSent = (trx: AnyDatabase) =>
      sql`update claim_notice set mailed_date = now() where user_id = ${userId} and claim_id = any(${ids}::uuid[])`.execute(
        trx,
      )
    return { ...message, whenSent }
  }

const lineOf = ({ name, place, isProved }: WaitingClaim) =>
  [name, place, ...(isProved ? ['address proved'] : [])].filter((part) => part !== '').join(', ')

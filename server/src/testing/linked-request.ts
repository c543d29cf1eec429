import { issueToken, type TokenPurpose } from '../patterns/mailed-tokens.ts'
import { makeEvent } from './events.ts'
import { makeFacility } from './facilities.ts'
import type { SignedUp } from './people.ts'
import type { TestServer } from './test-server.ts'

/** A private request to a page of a host, with the keys of the links of both sides. */
export interface LinkedRequest {
  eventId: string
  facilityId: string
  /** Of the lead. */
  id: string
  keys: { host: string; sender: string }
}

let cups = 0

export const issueKey = (server: TestServer, purpose: TokenPurpose, subjectId: string, hours = 24) =>
  issueToken(server.db, purpose, subjectId, hours)

export async function linkedRequest(
  server: TestServer,
  { organizer, host }: { organizer: SignedUp; host: SignedUp },
): Promise<LinkedRequest> {
  const { id: eventId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: `Cup ${cups++}`,
  })
  const { id: facilityId } = await makeFacility(server, host.person, { email: `desk-${cups}@hall.example` })
  const { data } = await organizer.api.events.leads.create({
    ownerId: eventId,
    data: { profileId: facilityId },
  })
  const keys = {
    host: await issueKey(server, 'lead-key', data.id),
    sender: await issueKey(server, 'request-key', eventId),
  }
  return { eventId, facilityId, id: data.id, keys }
}

export const leadOf = ({ eventId: ownerId, id }: LinkedRequest) => ({ ownerId, id })
export const byHost = ({ keys }: LinkedRequest) => ({ mailedKey: keys.host })
export const bySender = ({ keys }: LinkedRequest) => ({ mailedKey: keys.sender })
export const interest = { status: 'Interested' } as const
export const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 34_500 }

/** What a lead's moves are in the database. */
export async function movesOf({ pool }: TestServer, { id }: LinkedRequest) {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select m.to_status as to, m.by, m.is_by_link as "isByLink", u.name from lead_move m
    left join app_user u on u.id = m.user_id where m.lead_id = $1 order by m.id`,
    [id],
  )
  return rows
}

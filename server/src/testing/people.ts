import { sql } from 'kysely'
import type { Api, TestServer } from './test-server.ts'
import type { Person } from './test-tokens.ts'

export interface SignedUp {
  person: Person
  api: Api
  token: string
  /** The id of their row. */
  id: string
}

/** Somebody who has signed in. */
export const signUp = (server: TestServer, name: string, roles: string[] = []): Promise<SignedUp> =>
  signedUp(server, { email: `${name}@people.test`, name, roles })

/** Like `signUp`, with an account of the embedded identity provider. */
export async function signUpHere(server: TestServer, name: string, roles: string[] = []) {
  const accountId = crypto.randomUUID()
  const email = `${name}@people.test`.toLowerCase()
  await server.pool.query('insert into identity.account (id, email, name, roles) values ($1, $2, $3, $4)', [
    accountId,
    email,
    name,
    roles,
  ])
  return { ...(await signedUp(server, { email, name, roles, subject: `local|${accountId}` })), accountId }
}

/** The status of a call with the person's token. */
export async function tokenStatus({ api }: Pick<SignedUp, 'api'>): Promise<number> {
  try {
    await api.facilities.my({})
    return 200
  } catch (error) {
    return error instanceof Error && 'status' in error ? Number(error.status) : 0
  }
}

async function signedUp(server: TestServer, person: Person): Promise<SignedUp> {
  const token = await server.issuer.tokenOf(person)
  return { person, api: server.withToken(token), token, id: await server.stage.person(person) }
}

/** An organization with these managers. No call makes one, so it goes straight into the tables. */
export async function makeOrganization(
  server: TestServer,
  managers: string[],
  status: 'Pending' | 'Approved' = 'Approved',
  role: 'Manager' | 'Staff' = 'Manager',
) {
  const id = crypto.randomUUID()
  await server.db.insertInto('owner').values({ id, kind: 'organization' }).execute()
  await server.db
    .insertInto('profile')
    .values({ id, kind: 'organization', name: 'Organizers', status })
    .execute()
  await sql`insert into organization (profile_id, organization_type, services)
    values (${id}, 'Event Organization', '{}')`.execute(server.db)
  for (const userId of managers)
    await server.db
      .insertInto('member')
      .values({ id: crypto.randomUUID(), owner_id: id, user_id: userId, role })
      .execute()
  return id
}

interface Team<R> {
  create(input: { ownerId: string; data: { userId: string; role?: R } }): Promise<{ data: { id: string } }>
}

/** Invites somebody to a team, who accepts. Returns the id of the membership. */
export async function addMember<R>(team: Team<R>, ownerId: string, { id, api }: SignedUp, role?: R) {
  const { data } = await team.create({ ownerId, data: { userId: id, ...(role !== undefined && { role }) } })
  await api.invitations.accept({ data: { invitationId: data.id } })
  return data.id
}

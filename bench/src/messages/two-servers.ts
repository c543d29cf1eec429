import pg from 'pg'
import { apiOf } from '../api.ts'
import { copyOf, ensureCatalogue, openBenchServer } from '../databases.ts'
import { originOf, product, tokensFor, type RunningSide } from '../sides.ts'

const ports = [55_309, 55_310] as const
const memberCount = 20
/** Of all accounts here, for logins in a browser. */
export const password = 'open-the-gates'

/** A person and the process that they use. */
export interface Member {
  id: string
  email: string
  token: string
  port: number
}

export interface TwoServers {
  databaseUrl: string
  /** The pages of the product, with a trailing slash. */
  origin: string
  /** The process of the pages. */
  side: RunningSide
  members: readonly Member[]
  /** Processes whose CPU time counts: both servers and PostgreSQL. */
  pids: number[]
  stop(): Promise<void>
}

/** The calls about groups of a member, by another port if one is given. */
export const groupsOf = ({ token, port }: Pick<Member, 'token' | 'port'>) =>
  apiOf({ port, headers: { authorization: `Bearer ${token}` } })['user-mgmt'].groups

/** Starts two processes of the product on one database. Every other one of 20 people uses the second process. */
export async function openTwoServers(): Promise<TwoServers> {
  const postgres = await openBenchServer()
  const stops = [() => postgres.stop()]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const databaseUrl = await copyOf(postgres.url, await ensureCatalogue(postgres.url, 15_000), 'messages')
    const origin = originOf(ports[0])
    // Both accept tokens of one issuer.
    const environment = { PUBLIC_URL: origin, QUOTAS: 'groups=2000/2000 conversationsPerDay=2000/2000' }
    const sides: RunningSide[] = []
    for (const port of ports) {
      const side = await product(databaseUrl, postgres.pid, port, environment)
      sides.push(side)
      stops.push(side.stop)
    }
    const [side] = sides
    if (!side) throw new Error('No server was started.')
    const members = await signUp(databaseUrl, origin)
    return { databaseUrl, origin, side, members, pids: [...sides.map(({ pid }) => pid), postgres.pid], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function signUp(databaseUrl: string, origin: string): Promise<Member[]> {
  const accounts = Array.from({ length: memberCount }, (_, n) => ({
    email: `talker${n}@demo.example`,
    name: `Talker ${n}`,
    password,
  }))
  const tokens = await tokensFor(databaseUrl, origin, accounts)
  const members: Member[] = []
  for (const [n, { email }] of accounts.entries()) {
    const [port, token = ''] = [ports[n % ports.length]!, tokens[n]]
    const { users } = apiOf({ port, headers: { authorization: `Bearer ${token}` } })['user-mgmt']
    members.push({ id: (await users.my({})).data.id, email, token, port })
  }
  return members
}

/** Creates a conversation of all members and returns its id. */
export async function createConversation([founder, ...others]: readonly Member[], name: string) {
  if (!founder) throw new Error('A conversation needs members.')
  const { data } = await groupsOf(founder).create({
    data: { name, memberIds: others.map(({ id }) => id) },
  })
  return data.id
}

/** Adds messages to an empty conversation that all members have read, in the rows that the product writes. */
export async function fillConversation(
  { databaseUrl, members }: Pick<TwoServers, 'databaseUrl' | 'members'>,
  groupId: string,
  count: number,
) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await pool.query(
    `insert into group_message (id, owner_id, client_id, draft_hash, sequence, change_sequence, author_id, text, created_date)
    select uuidv7(), $1, gen_random_uuid(), sha256(n::text::bytea), n, n, ($2::uuid[])[1 + n % cardinality($2::uuid[])],
      'Message ' || n || ' of the tournament', now() - ($3::int - n) * interval '1 min'
    from generate_series(1, $3::int) n`,
    [groupId, members.map(({ id }) => id), count],
  )
  await pool.query(
    'update user_group set last_sequence = $2, last_change = $2, updated_date = now() where id = $1',
    [groupId, count],
  )
  await pool.query('update group_member set read_sequence = $2 where owner_id = $1', [groupId, count])
  await pool.query('vacuum analyze group_message, user_group, group_member')
  await pool.end()
}

import type { Figure } from '../figures.ts'
import type { Shot, Target } from '../load.ts'
import type { OpenSide, RunningSide } from '../sides.ts'
import { droppedRenditions } from './dropped-renditions.ts'
import { hangingCalendars } from './hanging-calendars.ts'
import type { HeavyAttack } from './heavy-calls.ts'
import { heavyWorkFigures } from './heavy-work.ts'
import { limitCost, sharedLimit } from './limits.ts'
import { parallelWrites } from './parallel-writes.ts'
import { slowConnections } from './slow-connections.ts'
import { slowUploads } from './slow-uploads.ts'

const api = '/facility-mgmt/api/facilities'

interface AttackParts {
  side: RunningSide
  ids: string[]
  /** Headers of an account other than that of the side. */
  attacker: Record<string, string>
  /** Headers of so many other accounts. */
  accountsOf: (target: Target, count: number) => Promise<Record<string, string>[]>
  /** Headers of an administrator, who may upload the largest files. */
  admin: Record<string, string>
  open: OpenSide
}

export const attackNames = [
  'renditions',
  'writes',
  'connections',
  'uploads',
  'texts',
  'emails',
  'pdfs',
  'matches',
  'exports',
  'bodies',
  'calendars',
  'servers',
  'cost',
] as const
export type AttackName = (typeof attackNames)[number]

/** Bounded attacks, and what other visitors of the same server notice of them. Runs all of them, or only one. */
export async function attackFigures(
  { side, ids, attacker, accountsOf, admin, open }: AttackParts,
  only?: AttackName,
): Promise<Figure[]> {
  const visitorsCalls = (n: number): Shot =>
    n % 4 === 3
      ? { method: 'GET', path: `${api}?take=24&offset=${(n % 16) * 24}` }
      : { method: 'GET', path: `${api}/${ids[n % ids.length]}` }
  const heavy = (attack: HeavyAttack) => heavyWorkFigures(side, attack, visitorsCalls)
  const exports = async (count: number) =>
    heavy({
      what: `${count} exports of 15,000 rows`,
      call: 'export',
      count,
      networks: count,
      accounts: await accountsOf(side, count),
    })
  const attacks: Record<AttackName, () => Promise<Figure[]>> = {
    renditions: () => droppedRenditions(side, visitorsCalls),
    writes: () => parallelWrites(side, attacker, visitorsCalls),
    connections: () => slowConnections(side, visitorsCalls),
    uploads: () => slowUploads({ port: side.port, headers: admin }),
    texts: () =>
      heavy({ what: '20 texts of 99,000 characters', call: 'text', count: 20, networks: 1, accounts: [] }),
    emails: () => heavy({ what: '12 mail bombs', call: 'email', count: 12, networks: 12, accounts: [] }),
    pdfs: () =>
      heavy({ what: '12 small PDFs that take a core', call: 'pdf', count: 12, networks: 12, accounts: [] }),
    matches: () => heavy({ what: '40 matches', call: 'match', count: 40, networks: 1, accounts: [] }),
    exports: async () => [...(await exports(4)), ...(await exports(17))],
    bodies: () =>
      heavy({ what: '200 bodies of 500,000 values', call: 'body', count: 200, networks: 1, accounts: [] }),
    calendars: () =>
      hangingCalendars(open, async (target) => (await accountsOf(target, 1))[0] ?? attacker, visitorsCalls),
    servers: async () => [await sharedLimit(open)],
    cost: async () => [await limitCost(open, ids)],
  }
  const figures: Figure[] = []
  for (const name of attackNames)
    if (only === undefined || only === name) figures.push(...(await attacks[name]()))
  return figures
}

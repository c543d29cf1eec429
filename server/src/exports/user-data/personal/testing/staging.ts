import { signUp, type SignedUp } from '../../../../testing/people.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

export const day = '2099-03-12'
export const tomorrow = new Date(Date.now() + 86_400_000)
export const newId = () => crypto.randomUUID()

/** Somebody with an account of the embedded provider. */
export interface Leaver extends SignedUp {
  accountId: string
  name: string
}

/** What somebody leaves traces on: other people, and their pages. */
export type Staging = Awaited<ReturnType<typeof openStaging>>

export async function openStaging(server: TestServer, person: Leaver) {
  const { id: userId, name } = person
  const host = await signUp(server, 'traced-host')
  const other = await signUp(server, 'traced-other')
  const manager = host.person
  return {
    server,
    person,
    userId,
    name,
    host,
    other,
    facilityId: (await server.stage.facility({ manager })).id,
    hostId: (await server.stage.facility({ manager })).id,
    destinationId: (await server.stage.destination({ manager })).id,
    companyId: (await server.stage.company({ manager })).id,
    hotelId: (await server.stage.hotel({ manager })).id,
    run: (statement: string, values: unknown[]) => server.pool.query(statement, values),
    /** Inserts a row. */
    put: async (table: string, row: Record<string, unknown>) => {
      const columns = Object.keys(row)
      const places = columns.map((_, index) => `$${index + 1}`)
      await server.pool.query(
        `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      )
    },
  }
}

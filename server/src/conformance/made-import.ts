import type { TestServer } from '../testing/test-server.ts'

/** An import that was carried out, of a destination or of administrators. */
export async function makeImport(
  { server }: { server: TestServer },
  destinationId: string | null,
): Promise<string> {
  const id = crypto.randomUUID()
  await server.pool.query(
    `insert into import (id, file_name, sha256, by, destination_id, imported_date)
    values ($1, 'venues.csv', '', 'Ada', $2, now())`,
    [id, destinationId],
  )
  return id
}

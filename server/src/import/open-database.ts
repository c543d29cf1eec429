import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import { identityMigrations } from '../identity.ts'
import { openServerForScript } from '../open-server.ts'
import { ConfigurationError, type Configuration } from '../platform/configuration.ts'
import { connect, type Connections } from '../platform/database.ts'
import { DataDirectoryInUse } from '../platform/embedded-postgres/failures.ts'
import { prepareDatabase } from '../prepare-database.ts'

/**
 * Connects to the database of the configuration and prepares it as the product's start does. The embedded one is used
 * where the product runs on it, and otherwise started until `close`.
 */
export async function openDatabase(
  configuration: Configuration,
  say: (line: string) => void,
): Promise<Connections> {
  const server = await openServerForScript(configuration, say).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse)
      throw new ImportRefusal('The product is starting or stopping right now. Try again in a moment.')
    if (error instanceof ConfigurationError) throw new ImportRefusal(error.message)
    throw error
  })
  const connections = connect(server.url, 4)
  const close = async () => {
    await connections.close()
    await server.stop()
  }
  try {
    await prepareDatabase(connections.pool, await identityMigrations(configuration), say)
    return { ...connections, close }
  } catch (error) {
    await close()
    throw error
  }
}

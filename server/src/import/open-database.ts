import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import { openServerForScript } from '../open-server.ts'
import { ConfigurationError, type Configuration } from '../platform/configuration.ts'
import { connect, type Connections } from '../platform/database.ts'
import { DataDirectoryInUse } from '../platform/embedded-postgres/failures.ts'
import { prepareDatabase } from '../prepare-database.ts'

/**
 * Connects to the configured database and prepares it like the product does at its start. Uses the embedded database of
 * a running product, or starts it until `close`.
 */
export async function openDatabase(
  configuration: Configuration,
  say: (line: string) => void,
): Promise<Connections> {
  const server = await openServerForScript(configuration, say).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse)
      throw new ImportRefusal('The product is starting or stopping. Try again in a moment.')
    if (error instanceof ConfigurationError) throw new ImportRefusal(error.message)
    throw error
  })
  const connections = connect(server.url, { size: 4 })
  const close = async () => {
    await connections.close()
    await server.stop()
  }
  try {
    await prepareDatabase(connections.pool, say)
    return { ...connections, close }
  } catch (error) {
    await close()
    throw error
  }
}

import { openIdentity } from './identity.ts'
import { openServerForScript } from './open-server.ts'
import pino from 'pino'
import { readConfiguration, type Configuration } from './platform/configuration.ts'
import { connect } from './platform/database.ts'
import { pseudonymKey } from './platform/pseudonyms.ts'
import { prepareDatabase } from './prepare-database.ts'

/** `token.ts EMAIL`: prints an access token of the embedded identity provider. Works only in development. */
async function printToken(email: string | undefined, configuration: Configuration) {
  if (email === undefined) throw new Error('Usage: npm run token -- EMAIL')
  if (configuration.mode !== 'development') throw new Error('Tokens can only be printed in development.')
  if (configuration.oidc.issuer !== undefined)
    throw new Error('OIDC_ISSUER is set. Get tokens from that provider.')
  const server = await openServerForScript(configuration, () => {})
  const connections = connect(server.url, { size: 2 })
  try {
    await prepareDatabase(connections.pool)
    const identity = await openIdentity(configuration, connections.pool, {
      sendMail: async () => {},
      secret: await pseudonymKey(connections.pool),
      log: pino({ level: 'silent' }),
      report: () => {},
    })
    console.log(await identity.issueAccessToken(email))
    await identity.close()
  } finally {
    await connections.close()
    await server.stop()
  }
}

try {
  await printToken(process.argv[2], readConfiguration(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

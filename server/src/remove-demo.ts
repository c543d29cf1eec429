import { countCatalogue, removeCatalogue } from '@app/catalogue/demo/remove-catalogue.ts'
import { demoSubjects, removeDemoAccounts } from '@app/identity/demo-accounts.ts'
import type pg from 'pg'
import { openServerForScript } from './open-server.ts'
import { readConfiguration, type Configuration } from './platform/configuration.ts'
import { connect } from './platform/database.ts'
import { prepareDatabase } from './prepare-database.ts'

/** `remove-demo.ts [--yes]`: deletes the demo accounts and the demo catalogue. Without `--yes`, says what it would delete. */
async function removeDemo(args: readonly string[], configuration: Configuration) {
  const unknown = args.find((arg) => arg !== '--yes')
  if (unknown !== undefined) throw new Error('Usage: npm run remove-demo -- [--yes]')
  const server = await openServerForScript(configuration, () => {})
  const connections = connect(server.url, { size: 2 })
  try {
    await prepareDatabase(connections.pool)
    console.log(args.includes('--yes') ? await remove(connections.pool) : await announce(connections.pool))
  } finally {
    await connections.close()
    await server.stop()
  }
}

async function announce(pool: pg.Pool): Promise<string> {
  const counts = sentenceOf(await countCatalogue(pool), (await demoSubjects(pool)).length)
  return `${counts}\nTo delete them for good, with everything that belongs to them: npm run remove-demo -- --yes`
}

async function remove(pool: pg.Pool): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const accounts = await removeDemoAccounts(client)
    const profiles = await removeCatalogue(client)
    await client.query('commit')
    return `Deleted. ${sentenceOf(profiles, accounts.length)}`
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

const sentenceOf = (profiles: number, accounts: number) =>
  `The demo catalogue: ${profiles.toLocaleString('en-US')} pages, ${accounts} accounts.`

try {
  await removeDemo(process.argv.slice(2), readConfiguration(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

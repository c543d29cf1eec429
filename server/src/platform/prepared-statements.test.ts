import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { connect, type Connections } from './database.ts'
import { statementNames } from './prepared-statements.ts'

const long = (text: string) => `select ${text} -- ${'.'.repeat(80)}`

function used(nameOf: (text: string) => string | undefined, text: string, times: number) {
  let name: string | undefined
  for (let use = 0; use < times; use++) name = nameOf(text)
  return name
}

describe('a statement has a name', () => {
  test('once it repeats, and always the same', () => {
    const nameOf = statementNames()
    expect(used(nameOf, long('1'), 20)).toBeUndefined()
    const name = nameOf(long('1'))
    expect(name).toBeDefined()
    expect(nameOf(long('1'))).toBe(name)
  })

  test('of its own', () => {
    const nameOf = statementNames()
    expect(used(nameOf, long('1'), 30)).not.toBe(used(nameOf, long('2'), 30))
  })

  test('unless it is short', () => {
    expect(used(statementNames(), 'commit', 1000)).toBeUndefined()
  })

  test('unless there are many already', () => {
    const nameOf = statementNames()
    for (let n = 0; n < 200; n++) used(nameOf, long(`${n}`), 30)
    expect(used(nameOf, long('one more'), 30)).toBeUndefined()
    expect(nameOf(long('0'))).toBeDefined()
  })

  test('although others come and go in between', () => {
    const nameOf = statementNames()
    used(nameOf, long('often'), 15)
    for (let n = 0; n < 1500; n++) nameOf(long(`${n}`))
    expect(used(nameOf, long('often'), 6)).toBeDefined()
  })

  test('only if it is counted: the oldest is forgotten', () => {
    const nameOf = statementNames()
    used(nameOf, long('long ago'), 15)
    for (let n = 0; n < 2500; n++) nameOf(long(`${n}`))
    expect(used(nameOf, long('long ago'), 6)).toBeUndefined()
  })
})

describe('on a connection', () => {
  let connections: Connections
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await testDatabase(inject('databaseUrl'))
    drop = () => database.drop()
    connections = connect(database.url, { size: 1, genericPlans: true })
  })
  afterAll(async () => {
    await connections.close()
    await drop()
  })

  const sum = (a: number, b: number) =>
    sql<{ sum: number }>`select ${a}::integer + ${b}::integer as sum -- ${sql.raw('.'.repeat(80))}`
  const preparedCount = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_prepared_statements where statement like '%as sum%'`.execute(
      connections.db,
    )
    return rows[0]?.count
  }

  test('repeated statements are prepared, in transactions too, and keep their values apart', async () => {
    for (let n = 0; n < 30; n++) {
      const { rows } = await connections.db.transaction().execute((trx) => sum(n, 1).execute(trx))
      expect(rows).toEqual([{ sum: n + 1 }])
    }
    expect(await preparedCount()).toBe(1)
  })

  test('a statement that fails works the next time', async () => {
    const divide = (by: number) =>
      sql<{ part: number }>`select 6 / ${by}::integer as part -- ${sql.raw('.'.repeat(80))}`
    for (let n = 0; n < 30; n++) await divide(1).execute(connections.db)
    await expect(divide(0).execute(connections.db)).rejects.toThrow('division by zero')
    expect((await divide(3).execute(connections.db)).rows).toEqual([{ part: 2 }])
  })
})

import { readFile } from 'node:fs/promises'
import { networksOf } from '@app/identity/network-address.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { alwaysInfo, logOptions } from './log.ts'
import { pseudonyms } from './pseudonyms.ts'
import { securityEvents, securityLog, type SecurityFacts } from './security-events.ts'

/** The line that is logged for the facts. */
function lineFor(facts: SecurityFacts, key = Buffer.alloc(32, 1)): Record<string, unknown> {
  const lines: object[] = []
  const log = { info: (fields: object) => void lines.push(fields) }
  securityLog({ log, pseudonymOf: pseudonyms(key), prefixOf: (address) => networksOf(address).wide })(
    'login.failed',
    facts,
  )
  return { ...lines[0] }
}

const facts = {
  subject: 'local|1',
  email: 'Ann@brand.test',
  target: 'local|2',
  address: '203.0.113.9',
  link: 'c0ffee',
}

test('a line has the event, pseudonyms, and the prefix of the network', () => {
  expect(lineFor({ ...facts, limit: 'account' })).toEqual({
    event: 'login.failed',
    subject: expect.stringMatching(/^[\w-]{22}$/),
    account: expect.stringMatching(/^[\w-]{22}$/),
    target: expect.stringMatching(/^[\w-]{22}$/),
    network: '203.0.113.0/24',
    link: expect.stringMatching(/^[\w-]{22}$/),
    limit: 'account',
  })
})

test('a line contains no address, email, subject or hash of a key', () => {
  expect(JSON.stringify(lineFor(facts))).not.toMatch(/ann|brand\.test|local|113\.9|c0ffee/i)
})

test('a person has the same pseudonym as actor and as target', () => {
  const line = lineFor({ subject: 'local|1', target: 'local|1' })
  expect(line.subject).toBe(line.target)
})

test('an email address has one pseudonym regardless of casing', () => {
  expect(lineFor({ email: 'ANN@BRAND.TEST' }).account).toBe(lineFor(facts).account)
})

test('another installation has other pseudonyms', () => {
  expect(lineFor(facts, Buffer.alloc(32, 2)).subject).not.toBe(lineFor(facts).subject)
})

test('the documentation lists exactly the events', async () => {
  const text = await readFile(new URL('../../../docs/security-events.md', import.meta.url), 'utf8')
  const documented = Array.from(
    text.matchAll(/^\| `([a-z_]+\.[a-z_]+)` +\| (.*?) +\|$/gm),
    ([, name, meaning]) => [name, meaning],
  )
  expect(documented).toEqual(Object.entries(securityEvents))
})

test.each([
  ['warn', 1],
  ['fatal', 1],
  ['silent', 0],
] as const)('the log level %s writes %i security events', (logLevel, count) => {
  const lines: string[] = []
  const log = pino(logOptions({ logLevel, mode: 'test' }), { write: (line: string) => void lines.push(line) })
  securityLog({
    log: alwaysInfo(log, { logLevel }),
    pseudonymOf: pseudonyms(Buffer.alloc(32, 1)),
    prefixOf: (address) => networksOf(address).wide,
  })('login.failed', facts)
  log.info('something else')
  expect(lines).toHaveLength(count)
})

test('the log redacts the headers that let a caller in', () => {
  const lines: string[] = []
  const log = pino(logOptions({ logLevel: 'info', mode: 'test' }), {
    write: (line: string) => void lines.push(line),
  })
  log.info({ request: { headers: { authorization: 'Bearer secret', 'mailed-key': 'secret' } } }, 'a request')
  expect(lines.join('')).not.toContain('secret')
})

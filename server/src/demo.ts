import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import { demoAccounts } from '@app/catalogue/demo/people/accounts.ts'
import type pg from 'pg'

/** Published here and at every start: the accounts are made in development only. */
const password = 'open-the-gates'

interface Accounts {
  find(email: string): Promise<unknown>
  create(draft: {
    id: string
    email: string
    name: string
    password: string
    roles: string[]
  }): Promise<unknown>
}

/** Builds the demo catalogue where there is none, and the demo accounts where `accounts` are given. */
export async function buildDemo(pool: pg.Pool, accounts: Accounts | undefined, say: (line: string) => void) {
  const today = new Date().toISOString().slice(0, 10)
  let said = 0
  await buildCatalogue(pool, {
    today,
    log: { info: () => {} },
    progress: (done, total) => {
      const tenths = Math.floor((10 * done) / total)
      if (done > 0 && tenths === said) return
      said = tenths
      say(`Building the demo catalogue: ${done} of ${total} facilities`)
    },
  })
  for (const { id, email, name, roles } of accounts ? demoAccounts : [])
    if (!(await accounts?.find(email))) await accounts?.create({ id, email, name, password, roles })
}

/** What a stranger needs to sign in. */
export const demoLines = () => [
  `Demo accounts, all with the password ${password}:`,
  ...demoAccounts.map(
    ({ email, name, role, roles }) =>
      `  ${email.padEnd(26)} ${name}, ${roles.includes('admin') ? 'administrator' : role}`,
  ),
]

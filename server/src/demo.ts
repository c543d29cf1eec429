import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import { shiftCatalogue } from '@app/catalogue/demo/shift-catalogue.ts'
import { demoAccounts } from '@app/catalogue/demo/people/accounts.ts'
import type pg from 'pg'
import { renderMarkdown } from './services/story-mgmt/index.ts'

/** Public: the accounts are created in development only, and every start prints it. */
const password = 'open-the-gates'

interface Accounts {
  find(email: string): Promise<unknown>
  create(draft: {
    id: string
    email: string
    name: string
    password: string
    roles: string[]
    isDemo: boolean
  }): Promise<unknown>
}

/** Builds the demo catalogue unless it exists, and shifts an old one. Creates missing demo accounts if `accounts` is given. */
export async function buildDemo(pool: pg.Pool, accounts: Accounts | undefined, log: (line: string) => void) {
  const today = dayOf(new Date())
  let loggedTenths = 0
  await buildCatalogue(pool, {
    today,
    log: { info: () => {} },
    // Links of these texts to our pages are paths.
    renderStory: (text) => renderMarkdown({ text, origin: '' }),
    progress: (done, total) => {
      const tenths = Math.floor((10 * done) / total)
      if (done > 0 && tenths === loggedTenths) return
      loggedTenths = tenths
      log(`Building the demo catalogue: ${done} of ${total} profiles`)
    },
    step: (name) => log(`Building the demo catalogue: ${name}`),
  })
  const days = await shiftCatalogue(pool, today)
  if (days > 0) log(`Moved the events, promotions and calendars of the demo catalogue by ${days} days`)
  for (const { id, email, name, roles } of accounts ? demoAccounts : [])
    if (!(await accounts?.find(email)))
      await accounts?.create({ id, email, name, password, roles, isDemo: true })
}

/** What a start in production prints if the database has demo accounts. */
export const closedDemoLines = (count: number) => [
  `${count} demo ${count === 1 ? 'account is' : 'accounts are'} closed, because ${count === 1 ? 'its' : 'their'} password is public.`,
  'To remove them and the demo catalogue: npm run remove-demo',
]

/** The credentials of the demo accounts, as lines to print. */
export const demoLines = () => [
  `Demo accounts, all with the password ${password}:`,
  ...demoAccounts.map(
    ({ email, name, role, roles }) =>
      `  ${email.padEnd(26)} ${name}, ${roles.includes('admin') ? 'administrator' : role}`,
  ),
]

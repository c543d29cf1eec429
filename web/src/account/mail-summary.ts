import type { UserSettings } from '../api/own-account.ts'

type Preferences = UserSettings['notifications']
export type EmailChoice = Preferences[keyof Preferences]['email']

const count = (number: number, all: number) =>
  number === all ? 'All topics' : `${number} ${number === 1 ? 'topic' : 'topics'}`

/** Which emails somebody gets with these preferences. `zone` is the name of their time zone, if they chose one. */
export function mailSummary(preferences: Preferences, zone: string | undefined): string {
  const choices: EmailChoice[] = Object.values(preferences).map(({ email }) => email)
  const numberOf = (choice: EmailChoice) => choices.filter((each) => each === choice).length
  const [now, daily] = [numberOf('now'), numberOf('daily')]
  if (now + daily === 0) return 'You get no emails about any of these.'
  const morning = `8 AM ${zone === undefined ? 'Eastern time. Set your time zone to change that' : `(${zone})`}`
  return [
    now > 0 && `${count(now, choices.length)} emailed at once.`,
    daily > 0 && `${count(daily, choices.length)} in one email a day, around ${morning}.`,
    daily > 0 && 'No email on days without news.',
  ]
    .filter((part) => part !== false)
    .join(' ')
}

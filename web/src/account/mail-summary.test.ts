import { expect, test } from 'vitest'
import { mailSummary, type EmailChoice } from './mail-summary.ts'

const preferences = (first: EmailChoice, second: EmailChoice, others: EmailChoice) => {
  const of = (email: EmailChoice) => ({ inApp: true, email, push: true })
  return {
    invitations: of(first),
    approvals: of(second),
    claims: of(others),
    requests: of(others),
    reviews: of(others),
    favorites: of(others),
    messages: of(others),
    searches: of(others),
  }
}

test('counts the topics that are emailed at once and daily', () => {
  expect(mailSummary(preferences('now', 'daily', 'never'), 'Chicago')).toBe(
    '1 topic emailed at once. 1 topic in one email a day, around 8 AM (Chicago). No email on days without news.',
  )
})

test('names the time zone of people who chose none', () => {
  expect(mailSummary(preferences('daily', 'daily', 'never'), undefined)).toContain(
    '2 topics in one email a day, around 8 AM Eastern time. Set your time zone to change that.',
  )
})

test('says nothing of a daily email to somebody who gets none', () => {
  expect(mailSummary(preferences('now', 'now', 'now'), undefined)).toBe('All topics emailed at once.')
})

test('says that nothing is emailed', () => {
  expect(mailSummary(preferences('never', 'never', 'never'), 'Chicago')).toBe(
    'You get no emails about any of these.',
  )
})

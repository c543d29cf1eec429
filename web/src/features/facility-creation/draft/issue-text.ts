import type * as z from 'zod'
import { count } from '../../../page/format.ts'

/** What to do about a value, in words for whoever typed it; undefined where the schema says it itself. */
export function issueText(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'Fill this in.' : `Write ${figure(issue.minimum)} or more.`
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `Write at most ${count(Number(issue.maximum))} characters.`
      : `Write ${figure(issue.maximum)} or less.`
  if (issue.code === 'invalid_value') return 'Choose one of the list.'
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'Write an address such as desk@example.org.'
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'Write an address such as https://example.org.'
  if (issue.code === 'invalid_type') return 'Write a whole number.'
  return undefined
}

/** Four digits may be a year. */
const figure = (bound: number | bigint) => (Number(bound) < 10_000 ? String(bound) : count(Number(bound)))

/** A message as a sentence: those of the contract are the second half of one. */
export const sentence = (message: string | undefined) =>
  message === undefined || message === ''
    ? undefined
    : `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`

import type { Random } from '../../search/index/testing/random.ts'
import { hostileStrings } from './hostile-values.ts'

/** Phrases that readers understand. */
const phrases: readonly string[] = [
  'basketball tournament',
  '8 volleyball courts near Columbus, Ohio',
  'within 50 miles of Salem',
  '32 teams of 12 players',
  'about 1,500 athletes',
  'June 6-8, 2031',
  'from 01/05/0050 to 02/05/0050',
  '0050-06-15',
  'January 1, 0001',
  'Feb 29, 2027',
  '13/45/2031',
  '2031-06-07 to 2031-06-09',
  'the 3rd weekend of March 99',
  'in the year 12',
  'next weekend',
  'in 99999999999 weeks',
  '99999999999999999999 teams',
  '9007199254740993 participants',
  '1e400 people',
  'budget of $5,000 to $10,000',
  'budget: $99,999,999,999,999,999,999',
  '$1.5 billion',
  '200 rooms a night for 9007199254740993 nights',
  'U11 to U15',
  'ages 0 to 999999999999',
  'deadline: tomorrow',
  'please reply by 31 Feb',
  'indoor turf, no grass',
  'seats 99999999999999999999',
  'more than 18446744073709551616 seats',
  'less than -5 seats',
  'county:39049',
  'near me',
  '40 minutes from Dallas',
  'zip 00000',
  '46204-99999',
  'Name: Ada\nEvent: Cup\nDates: TBD\nTeams: 0',
  'Sent from my phone',
  '> quoted\n>> twice',
  '| Sport | Teams |\n|---|---|\n| Golf | 99999999999999999999 |',
  '1/0 court',
  '½ court',
  '٣ courts',
  '５ fields',
]

/** A text of phrases that readers know and of strings that they don't expect. */
export const oddText = (random: Random): string =>
  Array.from({ length: 1 + random.below(7) }, () =>
    random.chance(0.7) ? random.pick(phrases) : random.pick(hostileStrings).slice(0, 400),
  ).join(random.pick([' ', ', ', '\n', '\n\n', '. ', '', '\t']))

/** Texts of one phrase each. */
export const singleTexts: readonly string[] = [...phrases, ...hostileStrings]

const mail = (head: string, body: string) => `${head}\r\nMIME-Version: 1.0\r\n\r\n${body}`

/** Emails, most of them broken. */
export const mailTexts: readonly string[] = [
  mail('From: Ada <ada@example.com>\r\nSubject: Cup', '12 teams, June 6-8, 2031'),
  mail('From: \ud800\r\nSubject: =?utf-8?B?////?=', 'x'),
  mail('From: a@b\r\nContent-Type: multipart/mixed; boundary="x"', '--x\r\n--x\r\n--x--'),
  mail('Content-Type: text/plain; charset=nonsense', '\u0000'),
  mail('Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64', '%%%'),
  mail(`Received: x\r\nMessage-Id: ${'<'.repeat(500)}`, ''),
  mail('Content-Type: multipart/mixed; boundary=""', '--\r\n'),
  mail(
    'Content-Type: multipart/mixed; boundary="x"',
    '--x\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\r\nbroken\r\n--x--',
  ),
]

import type { ReadFieldName } from '@app/contract/events/request-reading.ts'
import { toldLabel } from '@app/contract/rules/tell-asked.ts'

export interface PlainQuestion {
  about: ReadFieldName
  text: string
  /** What else says it. */
  or?: readonly ReadFieldName[]
  /** How an answer of a few words is introduced, so that it is read as one. By default, the label of the field. */
  prefix?: string
  /** What those choose who don't know, or don't mind. */
  none: string
}

/** Without these, the hosts that fit are the hosts of the continent: what changes most comes first. */
export const firstQuestions: readonly PlainQuestion[] = [
  { about: 'sportsList', text: 'Which sport is it?', prefix: 'Sport', none: 'Several or another one' },
  {
    about: 'startDate',
    text: 'When is it? Days, a month, or “three days in June” will do.',
    prefix: 'Dates',
    none: 'Not decided yet',
  },
  {
    about: 'requestAddress',
    text: 'Where do you look for a venue? Say a town with miles around it, a state, or a region.',
    prefix: 'Place',
    none: 'Anywhere',
  },
  { about: 'spaceCount', text: 'How many courts, fields or other spaces do you need?', none: 'I don’t know' },
  {
    about: 'teamCount',
    or: ['teamCountRange', 'participants'],
    text: 'How many teams take part?',
    none: 'I don’t know',
  },
]

/** What hosts want to know before they answer, but which changes little or nothing about which of them fit. */
export const lastQuestions: readonly PlainQuestion[] = [
  {
    about: 'roomsPerNight',
    or: ['roomNights'],
    text: 'How many hotel rooms do you need on the busiest night?',
    prefix: 'Rooms on the busiest night',
    none: 'None',
  },
  {
    about: 'budgetTo',
    or: ['budgetFrom'],
    text: 'What can the venue cost?',
    prefix: 'Budget',
    none: 'I’d rather not say',
  },
  {
    about: 'responseDeadline',
    text: 'By when do you need answers?',
    prefix: 'Answers by',
    none: 'No deadline',
  },
  { about: 'name', text: 'What is the event called?', prefix: 'Event name', none: 'It has no name yet' },
]

const plain = new Map([...firstQuestions, ...lastQuestions].map((question) => [question.about, question]))

export const questionAbout = (name: ReadFieldName): PlainQuestion | undefined => plain.get(name)

/** `Courts needed`, `Budget`. */
export const prefixOf = (name: ReadFieldName, noun = 'Courts') =>
  name === 'spaceCount' ? `${noun} needed` : (plain.get(name)?.prefix ?? toldLabel(name))

import { countDays } from './calendar-date.ts'
import { isLikeEmail } from './like-email.ts'

type Text = string | null | undefined
type Figure = number | null | undefined

/** The fields that rules are about, of an event or of a draft. Apart from `Asked`, which is made of the schemas that these rules are part of. */
interface Ruled {
  name?: Text
  sportsList?: readonly string[] | null | undefined
  description?: Text
  startDate?: Text
  endDate?: Text
  dayCount?: Figure
  requestAddress?: Text
  requestDist?: Figure
  facilityTypes?: readonly string[] | null | undefined
  needsSpecificFacilityType?: boolean | null | undefined
  spaceName?: Text
  needsSpecificSpaceType?: boolean | null | undefined
  surface?: Text
  surfaces?: readonly string[] | null | undefined
  budgetFrom?: Figure
  budgetTo?: Figure
  responseDeadline?: Text
  decisionDate?: Text
  contactName?: Text
  contactEmail?: Text
}

interface AskedRule {
  path: keyof Ruled
  isKept: (asked: Ruled, today: string) => boolean
  /** What people read at the field. */
  sentence: string
}
interface StoredRule extends AskedRule {
  isKept: (asked: Ruled) => boolean
  /** What the API says. */
  message: string
}

/** So are figures that a form can't read, which are NaN. */
const isInOrder = <T extends string | number>(from: T | null | undefined, to: T | null | undefined) =>
  from == null || to == null || !(from > to)

/** What must hold among the fields of a request, in the order of its form. The schemas refuse what breaks it. */
export const requestRules: readonly StoredRule[] = [
  {
    isKept: ({ startDate, endDate }) => isInOrder(startDate, endDate),
    path: 'endDate',
    message: 'must not be before startDate',
    sentence: 'The last day is before the first one.',
  },
  {
    isKept: ({ startDate, endDate, dayCount }) =>
      startDate == null ||
      endDate == null ||
      dayCount == null ||
      endDate < startDate ||
      dayCount <= countDays(startDate, endDate),
    path: 'dayCount',
    message: 'must not be longer than the window from startDate to endDate',
    sentence: 'There are not so many days from the first to the last.',
  },
  {
    isKept: ({ requestAddress, requestDist }) => requestDist == null || requestAddress != null,
    path: 'requestAddress',
    message: 'must be set if requestDist is',
    sentence: 'Name the place that the miles start from.',
  },
  {
    isKept: ({ needsSpecificFacilityType, facilityTypes }) =>
      !needsSpecificFacilityType || Boolean(facilityTypes?.length),
    path: 'facilityTypes',
    message: 'must name a type if needsSpecificFacilityType is set',
    sentence: 'Choose a type, or allow all of them.',
  },
  {
    isKept: ({ needsSpecificSpaceType, spaceName }) => !needsSpecificSpaceType || spaceName != null,
    path: 'spaceName',
    message: 'must be set if needsSpecificSpaceType is',
    sentence: 'Choose the space, or allow all of them.',
  },
  {
    isKept: ({ surface, surfaces }) => surface == null || !surfaces?.length,
    path: 'surfaces',
    message: 'must be empty if surface is set',
    sentence: 'Choose one surface, or those of which any will do.',
  },
  {
    isKept: ({ budgetFrom, budgetTo }) => isInOrder(budgetFrom, budgetTo),
    path: 'budgetTo',
    message: 'must not be less than budgetFrom',
    sentence: 'This is less than the other end of the budget.',
  },
  {
    isKept: ({ responseDeadline, decisionDate }) => isInOrder(responseDeadline, decisionDate),
    path: 'decisionDate',
    message: 'must not be before responseDeadline',
    sentence: 'Decide on the last day for answers or later.',
  },
]

const noDates = 'Add the dates, or the days between which it can take place.'

/** What a draft needs to become a request that hosts are found for. */
export const draftRules: readonly AskedRule[] = [
  {
    isKept: ({ sportsList }) => Boolean(sportsList?.length),
    path: 'sportsList',
    sentence: 'Add the sport, so that hosts can be found.',
  },
  { isKept: ({ startDate }) => startDate != null, path: 'startDate', sentence: noDates },
  {
    isKept: ({ startDate, endDate }) => startDate == null || endDate != null,
    path: 'endDate',
    sentence: noDates,
  },
  ...requestRules,
  {
    isKept: ({ startDate, endDate }, today) => startDate == null || endDate == null || endDate >= today,
    path: 'endDate',
    sentence: 'These dates are over.',
  },
  {
    isKept: ({ responseDeadline }, today) => responseDeadline == null || responseDeadline >= today,
    path: 'responseDeadline',
    sentence: 'This day is over. Give hosts a later one.',
  },
]

/** What a request to certain hosts must say of the event. */
export const subjectRule: StoredRule = {
  isKept: ({ name, sportsList, description }) =>
    [name, sportsList?.[0], description].some((text) => Boolean(text?.trim())),
  path: 'name',
  message: 'tell the hosts what this is about: the event, the sport or a message',
  sentence: 'Name the event, choose a sport, or write a message below.',
}

/** What the short form needs. Its dates may be months, or open. */
export const shortRules: readonly AskedRule[] = [
  subjectRule,
  {
    isKept: ({ contactName }) => Boolean(contactName?.trim()),
    path: 'contactName',
    sentence: 'Enter your name.',
  },
  {
    isKept: ({ contactEmail }) => isLikeEmail(contactEmail ?? ''),
    path: 'contactEmail',
    sentence: 'Enter your email address.',
  },
]

function errorsBy(rules: readonly AskedRule[], asked: Ruled, today: string): Map<string, string> {
  const errors = new Map<string, string>()
  for (const { path, isKept, sentence } of rules)
    if (!errors.has(path) && !isKept(asked, today)) errors.set(path, sentence)
  return errors
}

/** What keeps a draft from being a request, by field. The server checks everything else. */
export const draftErrors = (draft: Ruled, today: string) => errorsBy(draftRules, draft, today)

/** What contradicts what else is filled in, by field, whatever is still missing. */
export const contradictions = (draft: Ruled): Map<string, string> =>
  errorsBy(
    // An empty list is an empty text, too.
    requestRules.filter(({ path }) => String(draft[path] ?? '') !== ''),
    draft,
    '',
  )

/** What keeps a draft from being a request to certain hosts. */
export const shortErrors = (draft: Ruled) => errorsBy(shortRules, draft, '')

/** What people read of a refusal of the API: the sentence of its rule. Undefined for anything else. */
export const ruleSentence = (name: string, message: string) =>
  requestRules.find((rule) => rule.path === name && rule.message === message)?.sentence
